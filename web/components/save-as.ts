/** Browsers may take this long to start the download. */
const WAIT_MS = 60_000;

export function saveAs(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), WAIT_MS);
}
