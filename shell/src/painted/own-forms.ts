/** What the forms of a painted page can use to answer. */
export interface PaintedPage {
  /** Resolves when no press is in progress. */
  pressDone: () => Promise<void>;
  /** Starts the app, if it hasn't started. */
  needApp: () => void;
}

/** Painted forms that work before their app. */
export interface OwnForms {
  forms: readonly HTMLFormElement[];
  /** Whether an event belongs to what they do by themselves. It is then no reason to start the app, or for the app to replay. */
  owns: (event: Event) => boolean;
  answer: (page: PaintedPage) => Answering;
}

export interface Answering {
  /** Sends a form; resolves once it was answered. */
  send: (form: HTMLFormElement) => Promise<void>;
  /** Something was used. */
  used?: () => void;
  /** From now on the app is rendered, out of sight, from what the address and the tab say: nothing may change there behind its back. */
  begin?: () => void;
  /** The app has replaced the paint. */
  replaced: () => void;
}

/** The app's own keys, such as the one for notices. */
const FUNCTION_KEY = /^F\d+$/;

/** Whether an event is at a form, or at one of the controls `own` in it. */
export function isAt(form: HTMLFormElement, own: string, event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element) || (event instanceof KeyboardEvent && FUNCTION_KEY.test(event.key))) return false;
  return target === form || (form.contains(target) && target.closest(own) !== null);
}
