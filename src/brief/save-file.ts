/** Long enough for any browser to have begun to save. */
const KEEP_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
