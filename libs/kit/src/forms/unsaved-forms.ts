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

/** What became of what was typed when the page was drawn anew: `nothing` also where nothing was typed, or its form has not come back. */
export type GivenBack = 'nothing' | 'everything' | 'without-secrets';

interface KeptForm {
  values: Record<string, unknown>;
  /** Something was filled in that is never kept. */
  lacksSecrets: boolean;
}

/** A form that never ends to be sent does not hold up the page for longer. */
const LONGEST_SENDING_MS = 10_000;
const SECRET_CONTROLS =
  'input[type="password"], [autocomplete*="password"], [autocomplete^="cc-"], [autocomplete="one-time-code"], [data-private]';
const SECRET_NAME = /passw|secret|card|cvc|cvv|otp/i;

const standing = new Set<StandingForm>();
const kept = new Map<string, KeptForm>();
const listeners = new Set<() => void>();
let givenBack: GivenBack = 'nothing';

/** Whether something typed into a form of this page is neither saved nor taken back. */
export const hasUnsavedForm = (): boolean => [...standing].some(({ isUnsaved }) => isUnsaved);

/**
 * Whether leaving this part of the page loses something that was typed into it.
 * @param evenSent counts what is being sent, which may still be refused; leave it out where the form itself leaves once it was sent.
 */
export const losesTyped = (part: Element | null, evenSent = true): boolean =>
  [...standing].some(({ element, isUnsaved, isSending }) => {
    const form = element();
    return isUnsaved && (evenSent || !isSending) && form !== null && Boolean(part?.contains(form));
  });

/** What the page's forms got back since they were last kept. */
export const formsGivenBack = (): GivenBack => givenBack;

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
  const back = kept.get(form.place);
  kept.delete(form.place);
  if (back && givenBack !== 'without-secrets') givenBack = back.lacksSecrets ? 'without-secrets' : 'everything';
  return back?.values;
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
  givenBack = 'nothing';
  for (const form of standing) if (form.place && form.isUnsaved && !form.isSending) kept.set(form.place, harmless(form));
}

/** The page stays: its forms need nothing back. What was kept for forms that were taken down waits for them. */
export function letFormsBe(): void {
  for (const { place } of standing) if (place) kept.delete(place);
}

/** The page was left. */
export function forgetKeptForms(): void {
  kept.clear();
  givenBack = 'nothing';
}

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

function harmless({ element, values }: StandingForm): KeptForm {
  const controls = [...(element()?.querySelectorAll<HTMLInputElement>(SECRET_CONTROLS) ?? [])];
  const secret = new Set(controls.map(({ name }) => name.split('.')[0]));
  const isSecret = (name: string, value: unknown) => secret.has(name) || SECRET_NAME.test(name) || isCardNumber(value);
  const given = Object.entries(values);
  return {
    values: Object.fromEntries(given.filter(([name, value]) => !isSecret(name, value))),
    lacksSecrets: given.some(([name, value]) => value && isSecret(name, value)),
  };
}

const isCardNumber = (value: unknown) => typeof value === 'string' && /^\d{13,19}$/.test(value.replaceAll(/[\s-]/g, ''));
