import { BOOT_ELEMENT_ID, type BootDocument, STARTING_FIGURES } from '@sannidhi/contracts';

/** A page that was served without a boot document still shows what needs no remote. */
const EMPTY: BootDocument = { registry: { releases: [] }, figures: STARTING_FIGURES, demo: null, payments: 'stripe' };

/** What the server embedded in this page. Never throws: an unreadable document counts as an empty one and is logged. */
export function readBootDocument(): BootDocument {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  try {
    return text ? { ...EMPTY, ...(JSON.parse(text) as BootDocument) } : EMPTY;
  } catch (error) {
    console.error('The page carries an unreadable boot document.', error);
    return EMPTY;
  }
}
