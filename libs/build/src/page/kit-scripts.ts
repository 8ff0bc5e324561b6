import type { StatsChunk, StatsCompilation } from 'webpack';

/** Parts of the kit that almost every public first screen uses: its words and layout, and a form. */
export const FIRST_PARTS: readonly string[] = ['base', 'forms'];
/** Parts of the kit that the portals' frames use, besides those. */
export const PORTAL_PARTS: readonly string[] = [...FIRST_PARTS, 'cart', 'frames', 'states'];
const SHARED = /^provide shared module \(default\) (?:(yup)|@sannidhi\/kit\/parts\/(\w+))@/;

/**
 * The shell's scripts for `parts` of the interface kit, what they need, and the frames around them. The first script requests them only once
 * it runs, chunk after chunk; a page that needs them lists them up front, so that they load in parallel.
 *
 * @param frames the chunks with frames, by the names that their imports give them
 */
export function kitScripts(stats: StatsCompilation, parts: readonly string[], frames: readonly string[]): string[] {
  const isWanted = ({ names, origins }: StatsChunk) =>
    names?.some((name) => frames.includes(name) || parts.some((part) => name === `kit-${part}`)) ||
    origins?.some(({ moduleName }) => isPart(moduleName, parts));
  const wanted = (stats.chunks ?? []).filter((chunk) => !chunk.initial && isWanted(chunk));
  const files = wanted.flatMap((chunk) => chunk.files ?? []).filter((file) => file.endsWith('.js'));
  return [...new Set(files)].sort();
}

/** The scripts of the kit's other parts, each with the parts that need it; `first` are those that every painted page lists. */
export function partScripts(stats: StatsCompilation, parts: readonly string[], first: readonly string[]): Map<string, string[]> {
  const needing = new Map<string, string[]>();
  for (const part of parts)
    for (const file of kitScripts(stats, [part], [])) if (!first.includes(file)) needing.set(file, [...(needing.get(file) ?? []), part]);
  return needing;
}

function isPart(moduleName: string | undefined, parts: readonly string[]): boolean {
  const found = SHARED.exec(moduleName ?? '');
  return found !== null && (found[1] !== undefined || parts.includes(found[2] ?? ''));
}
