/** Words typed into one field, with commas between them; each once. */
export const listOf = (typed: string | undefined): string[] => [
  ...new Set(
    (typed ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
