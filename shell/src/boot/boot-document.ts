import { BOOT_ELEMENT_ID, type BootDocument } from '@sannidhi/contracts';
import { EMPTY_BOOT } from './boot-context.ts';

/** What the server embedded in this page. Never throws: an unreadable document counts as an empty one and is logged. */
export function readBootDocument(): BootDocument {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  try {
    return text ? { ...EMPTY_BOOT, ...(JSON.parse(text) as BootDocument) } : EMPTY_BOOT;
  } catch (error) {
    console.error('The page carries an unreadable boot document.', error);
    return EMPTY_BOOT;
  }
}
