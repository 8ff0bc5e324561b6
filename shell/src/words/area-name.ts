import { type Language, registeredAreas, saidIn } from '@sannidhi/contracts';
import type { Words } from './words.ts';

/** How people know an area: by the shell's texts, or the name it was registered with. */
export function areaName(area: string, { areas }: Words, language: Language): string {
  const registered = registeredAreas().find(({ name }) => name === area);
  return registered ? saidIn(registered.title, language) : (areas[area as keyof typeof areas] ?? area);
}
