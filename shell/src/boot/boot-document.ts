import { BOOT_ELEMENT_ID, type BootDocument } from '@sannidhi/contracts';
import { EMPTY_BOOT } from './boot-context.ts';
import { soundRegistry } from './sound-registry.ts';

/** Reads what the server embedded in this page. Never throws: an unreadable document counts as empty and is logged. */
export function readBootDocument(): BootDocument {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  try {
    const boot = text ? { ...EMPTY_BOOT, ...(JSON.parse(text) as BootDocument) } : EMPTY_BOOT;
    return { ...boot, registry: soundRegistry(boot.registry) ?? EMPTY_BOOT.registry };
  } catch (error) {
    console.error('The page carries an unreadable boot document.', error);
    return EMPTY_BOOT;
  }
}
