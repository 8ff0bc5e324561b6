/** Words that temple names share without being similar. */
const COMMON = new Set([
  'sri',
  'shri',
  'shree',
  'the',
  'of',
  'temple',
  'mandir',
  'kovil',
  'koil',
  'devasthanam',
  'hindu',
  'inc',
  'society',
]);

/** How similar two temple names are, 0 to 1: the Dice coefficient of their letter pairs, ignoring common words. */
export function similarity(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  if (a.length === 0 || b.length === 0) return 0;
  const left = [...b];
  const shared = a.filter((pair) => {
    const at = left.indexOf(pair);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
  return (2 * shared.length) / (a.length + b.length);
}

function pairsOf(name: string): string[] {
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]/g, ' ')
    .split(' ');
  const letters = words.filter((word) => word && !COMMON.has(word)).join('');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2));
}
