/** How long a browser may take to begin with the file. */
const WAIT_MS = 60_000;

/** Gives a file to the browser to be saved. */
export function saveAs(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), WAIT_MS);
}
