import { assembled, type StateMachines } from './nouns.ts';

/** How each state looks, by machine and state; screens never choose. Each noun declares its own. */
export const STATUS_CHIPS = assembled('states') as unknown as StateMachines;
