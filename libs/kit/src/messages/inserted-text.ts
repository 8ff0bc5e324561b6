/** A field to fill by hand: `{time}`. */
const OPEN_FIELD = /\{[^{}\n]{1,40}\}/;

/** Puts a text where the cursor is. What is selected afterward is its first field to fill, or nothing, after its end. */
export function insertedText(before: string, at: number, inserted: string): { text: string; selection: [start: number, end: number] } {
  const text = before.slice(0, at) + inserted + before.slice(at);
  const open = OPEN_FIELD.exec(inserted);
  const start = at + (open ? open.index : inserted.length);
  return { text, selection: [start, start + (open?.[0].length ?? 0)] };
}
