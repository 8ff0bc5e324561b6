const STORAGE_KEY = 'calmMotion';

/** Whether this browser was asked for less motion than its device asks for. */
export function isCalm(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Stores the choice for every page and applies it at once. */
export function keepCalm(calm: boolean): void {
  try {
    if (calm) localStorage.setItem(STORAGE_KEY, 'true');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
  showCalm(calm);
}

/** Applies a choice to the page: `data-calm` is to styles what `prefers-reduced-motion` is. */
export function showCalm(calm: boolean = isCalm()): void {
  const { dataset } = document.documentElement;
  if (calm) dataset.calm = '';
  else delete dataset.calm;
}
