/** A field of a canned reply in what is being written: where it is, and whether it is still to be filled. */
export interface CannedFieldPlace {
  start: number;
  end: number;
  isOpen: boolean;
}

const FIELD = /\{[^{}\n]{1,40}\}/g;

/**
 * Where a canned reply's fields are in a text. The words between them are found one after another, and what is in between was filled in; if
 * those words were changed, only what is still open is found.
 */
export function fieldsIn(text: string, template: string): CannedFieldPlace[] {
  const names = template.match(FIELD) ?? [];
  const words = template.split(FIELD);
  return alignedFields(text, names, words) ?? names.flatMap((name) => openField(text, name));
}

/** The first field after a position that is still open. */
export const nextOpen = (fields: readonly CannedFieldPlace[], after: number): CannedFieldPlace | undefined =>
  fields.find(({ start, isOpen }) => isOpen && start >= after);

function alignedFields(text: string, names: readonly string[], words: readonly string[]): CannedFieldPlace[] | undefined {
  const [first = '', ...following] = words;
  const begin = text.indexOf(first);
  if (begin < 0) return undefined;
  let at = begin + first.length;
  const fields: CannedFieldPlace[] = [];
  for (const [index, name] of names.entries()) {
    const next = following[index] ?? '';
    // Without words behind it, a field reaches to the end of its line.
    const end = next === '' ? endOfLine(text, at) : text.indexOf(next, at);
    if (end < 0) return undefined;
    fields.push({ start: at, end, isOpen: text.slice(at, end) === name });
    at = end + next.length;
  }
  return fields;
}

function openField(text: string, name: string): CannedFieldPlace[] {
  const start = text.indexOf(name);
  return start < 0 ? [] : [{ start, end: start + name.length, isOpen: true }];
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
