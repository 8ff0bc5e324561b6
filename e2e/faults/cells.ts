import { AREA_PAGES, type AreaPage } from './areas.ts';
import { FAULTS, type Fault } from './faults.ts';

/** One cell of the matrix: this fault in this area's remote. */
export interface Cell {
  area: AreaPage;
  fault: Fault;
}

/** How many faults each remote gets if not all combinations are tried. */
export const FAULTS_IN_EACH = 2;

/**
 * The cells to try. `full` (from `FAULT_MATRIX`): each fault in each remote. Otherwise every fault once, in one remote or another, and at
 * least two per remote: faults rotate over the remotes, so that each gets several kinds.
 */
export function cellsOf(extent: string | undefined, areas: readonly AreaPage[] = AREA_PAGES, faults: readonly Fault[] = FAULTS): Cell[] {
  if (extent === 'full') return areas.flatMap((area) => faults.map((fault) => ({ area, fault })));
  const rounds = Math.max(faults.length, areas.length * FAULTS_IN_EACH);
  return Array.from({ length: rounds }, (_, at) => {
    const fault = faults[at % faults.length];
    // One further with every rotation: no cell comes up twice.
    const area = areas[(at + Math.floor(at / faults.length)) % areas.length];
    return fault && area ? [{ area, fault }] : [];
  }).flat();
}
