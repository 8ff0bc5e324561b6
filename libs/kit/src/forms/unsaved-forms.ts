/** A kit form that stands in the page now. */
export interface StandingForm {
  /** What it asks for: the same in every language, and in every release that has the form. */
  name: string;
  /** Tells forms of one name apart: how many of them stood before it. */
  place?: string;
  element: () => HTMLFormElement | null;
  values: Record<string, unknown>;
  isUnsaved: boolean;
  isSending: boolean;
}

/** A form that never ends to be sent does not hold up the page for longer. */
const LONGEST_SENDING_MS = 10_000;
const SECRET_CONTROLS =
  'input[type="password"], [autocomplete*="password"], [autocomplete^="cc-"], [autocomplete="one-time-code"], [data-private]';
const SECRET_NAME = /passw|secret|card|cvc|cvv|otp/i;

const standing = new Set<StandingForm>();
const kept = new Map<string, Record<string, unknown>>();
const listeners = new Set<() => void>();

/** Whether something typed into a form of this page is neither saved nor taken back. */
export const hasUnsavedForm = (): boolean => [...standing].some(({ isUnsaved }) => isUnsaved);

/** Calls back on every change; the answer stops it. Shaped for `useSyncExternalStore`. */
export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a form in, and gives back what was kept for it when the page was taken down. */
export function formArrives(form: StandingForm): Record<string, unknown> | undefined {
  const namesakes = [...standing].filter(({ name }) => name === form.name).length;
  form.place = `${location.pathname} ${form.name} ${namesakes}`;
  standing.add(form);
  const values = kept.get(form.place);
  kept.delete(form.place);
  return values;
}

/** Notes how a form is now. */
export function formChanges(form: StandingForm, now: Pick<StandingForm, 'values' | 'isUnsaved' | 'isSending'>): void {
  Object.assign(form, now);
  tell();
}

export function formLeft(form: StandingForm): void {
  standing.delete(form);
  tell();
}

/** Keeps what is typed and not being sent, for this page's next drawing. Passwords, codes and card numbers are never kept. */
export function keepForms(): void {
  letFormsBe();
  for (const form of standing) if (form.place && form.isUnsaved && !form.isSending) kept.set(form.place, harmless(form));
}

/** The page stays: its forms need nothing back. What was kept for forms that were taken down waits for them. */
export function letFormsBe(): void {
  for (const { place } of standing) if (place) kept.delete(place);
}

/** The page was left. */
export const forgetKeptForms = (): void => kept.clear();

/** Waits until no form is being sent. */
export async function formsSettled(): Promise<void> {
  if (![...standing].some(({ isSending }) => isSending)) return;
  await new Promise<void>((done) => {
    const limit = setTimeout(done, LONGEST_SENDING_MS);
    const stop = subscribeToUnsaved(() => {
      if ([...standing].some(({ isSending }) => isSending)) return;
      clearTimeout(limit);
      stop();
      done();
    });
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}

function harmless({ element, values }: StandingForm): Record<string, unknown> {
  const controls = [...(element()?.querySelectorAll<HTMLInputElement>(SECRET_CONTROLS) ?? [])];
  const secret = new Set(controls.map(({ name }) => name.split('.')[0]));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.has(name) && !SECRET_NAME.test(name) && !isCardNumber(value)),
  );
}

const isCardNumber = (value: unknown) => typeof value === 'string' && /^\d{13,19}$/.test(value.replaceAll(/[\s-]/g, ''));
