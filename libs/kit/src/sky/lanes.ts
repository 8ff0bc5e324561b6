interface Stretch {
  startsAt: number;
  endsAt: number;
}

/** Puts stretches that overlap under each other: each goes to the first lane that is free again when it begins. */
export function lanes<T extends Stretch>(stretches: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const stretch of [...stretches].sort((a, b) => a.startsAt - b.startsAt)) {
    const free = rows.find((row) => (row.at(-1)?.endsAt ?? 0) <= stretch.startsAt);
    if (free) free.push(stretch);
    else rows.push([stretch]);
  }
  return rows;
}
