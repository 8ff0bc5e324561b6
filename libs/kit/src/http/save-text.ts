/** Hands text to the browser as a file: a list made in the page, codes told once. */
export function saveText(fileName: string, text: string, type = 'text/plain;charset=utf-8'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = fileName;
  link.click();
  // The click only queues the download; the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
