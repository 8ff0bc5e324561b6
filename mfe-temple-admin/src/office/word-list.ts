/** Words typed into one field, separated by commas; each once. */
export const listOf = (typed: string | undefined): string[] => [
  ...new Set(
    (typed ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
