/** Whether a call failed because what it asked for does not exist. By its status: on the server the error is of another copy of the contract. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
