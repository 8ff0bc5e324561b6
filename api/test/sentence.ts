/** What is wrong with words a person is to read: a capital first, no name of a field, a type or a code inside. */
export function faultsOfSentence(sentence: string): string[] {
  const isOne = /^[A-Z][^{}[\]_<>]*$/.test(sentence) && sentence.includes(' ');
  const isTechnical = /\b[a-z]+[A-Z]\w*\b|yup|NaN|undefined|null|must be an? `|JSON\.parse|SQL/.test(sentence);
  return isOne && !isTechnical ? [] : [`“${sentence}”`];
}
