/** Series colors as CSS variables of the theme, so that a scheme change needs no rerender. */
export const SERIES_COLORS = {
  take: (index: number): string => `var(--mui-palette-role-chart${(index % 6) + 1})`,
  comparison: 'var(--mui-palette-role-chartComparison)',
} as const;

/** Round gridline values from zero to just above `highest`: three or four of them. */
export function gridOf(highest: number): number[] {
  if (highest <= 0) return [0];
  const rough = highest / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * magnitude >= rough) ?? 10) * magnitude;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, i) => i * step);
}
