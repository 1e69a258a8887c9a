/** Whether a call failed with 404. By status, because on the server the error class is of another copy of the contract. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
