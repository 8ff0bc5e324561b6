import { SHEET_SCRIPT_CODES, type SheetScript } from '@sannidhi/contracts';

const STORAGE_KEY = 'sheetScript';

/** The script chosen on this device; undefined leaves it to the priest's languages. */
export function storedScript(): SheetScript | undefined {
  try {
    return SHEET_SCRIPT_CODES.find((code) => code === localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

export function storeScript(script: SheetScript): void {
  try {
    localStorage.setItem(STORAGE_KEY, script);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
