/** Offers text as a file download: a list generated in the page, codes shown once. */
export function saveText(fileName: string, text: string, type = 'text/plain;charset=utf-8'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = fileName;
  link.click();
  // The click only queues the download; the object URL must outlive it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
