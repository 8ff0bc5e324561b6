/** Disables a button under its progress label while `work` runs, at the width that it had. It gets its focus back, which browsers take. */
export async function whileBusy(button: HTMLButtonElement, label: string, work: () => Promise<void>): Promise<void> {
  const rest = [...button.childNodes];
  const hadFocus = document.activeElement === button;
  button.style.minWidth = `${button.offsetWidth}px`;
  button.replaceChildren(label);
  setBusy(button, true);
  try {
    await work();
  } finally {
    setBusy(button, false);
    button.replaceChildren(...rest);
    button.style.minWidth = '';
    if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  }
}

/** Shows that a form was sent although only the app can answer it. The app's own form takes its place. */
export function showSent(form: EventTarget | null): void {
  const button = form instanceof HTMLFormElement ? form.querySelector<HTMLButtonElement>('button[type="submit"]') : null;
  button?.classList.add('Mui-disabled');
  button?.setAttribute('aria-busy', 'true');
}

function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.disabled = isBusy;
  button.classList.toggle('Mui-disabled', isBusy);
  if (isBusy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}
