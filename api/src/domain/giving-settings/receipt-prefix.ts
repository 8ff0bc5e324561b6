const MOST_LETTERS = 6;

/** The letters that a temple's receipts start with: the first of each word in its name, three to six of them. */
export function receiptPrefixOf(templeName: string): string {
  const words = templeName
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toUpperCase()
    .split(' ')
    .filter((word) => word && !LITTLE_WORDS.has(word));
  const initials = words.map((word) => word.charAt(0)).join('');
  const letters = initials.length >= 3 ? initials : words.join('');
  return `${letters}TEMPLE`.slice(0, initials.length >= 3 ? Math.min(initials.length, MOST_LETTERS) : 3);
}

const LITTLE_WORDS = new Set(['OF', 'THE', 'AND']);

/** These letters, or with the first number that makes them free: `SKT`, `SKT2`, `SKT3`; of six letters the last give way to it. */
export function freePrefix(letters: string, taken: ReadonlySet<string>): string {
  let prefix = letters;
  for (let next = 2; taken.has(prefix); next += 1) prefix = `${letters.slice(0, MOST_LETTERS - String(next).length)}${next}`;
  return prefix;
}
