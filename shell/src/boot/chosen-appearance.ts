/** Where the portals' switch keeps the choice between light, dark and the device's own. */
const STORAGE_KEY = 'mui-mode';

/** Shows the page as the person chose in a portal; without a choice it follows the device. Called before anything is drawn. */
export function showChosenAppearance(): void {
  const chosen = stored();
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
