/**
 * Copies a text. Browsers offer their clipboard over https only; elsewhere a marked field does it.
 * @param field holds the text and is visible
 * @returns whether it is on the clipboard
 */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    // Old, but the only way without https.
    return field !== null && document.execCommand('copy');
  }
}
