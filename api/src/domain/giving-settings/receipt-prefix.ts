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
  return `${letters}TEMPLE`.slice(0, initials.length >= 3 ? Math.min(initials.length, 6) : 3);
}

const LITTLE_WORDS = new Set(['OF', 'THE', 'AND']);
