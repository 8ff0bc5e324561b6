/** Hands text to the browser as a file; the byte order mark lets spreadsheets read names in every script. */
export function saveText(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  link.download = fileName;
  link.click();
  // The click only queues the download; the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
