/**
 * Copies a text. The clipboard API needs https; without it, the selected field is copied.
 * @param field contains the text and is visible
 * @returns whether it was copied
 */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    // Deprecated, but the only way without https.
    return field !== null && document.execCommand('copy');
  }
}
