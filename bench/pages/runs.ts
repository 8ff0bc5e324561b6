/** How often each screen is measured: `BENCH_RUNS`, or `usual`. */
export const runsOr = (usual: number): number => Number(process.env.BENCH_RUNS) || usual;

/** Says which screen is measured next: one takes up to a minute, all of them a quarter of an hour. */
export const announce = (screen: string): void => console.log(`  … ${screen}`);
