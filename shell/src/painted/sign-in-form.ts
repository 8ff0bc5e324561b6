import { PORTALS, type Portal } from '@sannidhi/contracts';

/** Everything in the form that works without the app. */
const OWN = 'input, label, button[type="submit"]';
/** The app's own keys, such as the one for notices. */
const FUNCTION_KEY = /^F\d+$/;

export interface SignInForm {
  form: HTMLFormElement;
  portal: Portal;
}

/** The sign-in form of this page's first paint, if it has one. */
export function signInForm(): SignInForm | undefined {
  const form = document.querySelector<HTMLInputElement>('#paint [autocomplete="current-password"]')?.form;
  return form ? { form, portal: PORTALS.find((portal) => location.pathname.startsWith(`/${portal}/`)) ?? 'devotee' } : undefined;
}

/** Whether an event belongs to what the painted form does by itself. */
export function isOwn(form: HTMLFormElement | undefined, event: Event): boolean {
  const { target } = event;
  if (!form || !(target instanceof Element) || (event instanceof KeyboardEvent && FUNCTION_KEY.test(event.key))) return false;
  return target === form || (form.contains(target) && target.closest(OWN) !== null);
}
