interface Stretch {
  startsAt: number;
  endsAt: number;
}

/** Stacks overlapping periods: each goes into the first lane that is free when it begins. */
export function lanes<T extends Stretch>(stretches: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const stretch of [...stretches].sort((a, b) => a.startsAt - b.startsAt)) {
    const free = rows.find((row) => (row.at(-1)?.endsAt ?? 0) <= stretch.startsAt);
    if (free) free.push(stretch);
    else rows.push([stretch]);
  }
  return rows;
}
