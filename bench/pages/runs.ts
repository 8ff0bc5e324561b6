/** How often each screen is measured: `BENCH_RUNS`, or `usual`. */
export const runsOr = (usual: number): number => Number(process.env.BENCH_RUNS) || usual;

/** Says which screen is measured next: one takes up to a minute, all of them a quarter of an hour. */
export const announce = (screen: string): void => console.log(`  … ${screen}`);

const SCREENS = process.env.BENCH_SCREENS?.split(',').filter(Boolean);

/** Whether only some of the first screens are measured, those of `BENCH_SCREENS=/login,/donate`; a path includes those that begin with it. */
export const isPartial = SCREENS !== undefined;
export const isWanted = ({ path }: { path: string }): boolean => !SCREENS || SCREENS.some((screen) => path.startsWith(screen));
