/** A kit form that is mounted in the page. */
export interface MountedForm {
  /** Its fields: the same in every language, and in every release that has the form. */
  name: string;
  /** Distinguishes forms with the same name: how many of them precede it. */
  place?: string;
  element: () => HTMLFormElement | null;
  values: Record<string, unknown>;
  isUnsaved: boolean;
  isSending: boolean;
}

/** What happened to the input when the page was rendered again: also `nothing` if nothing was typed or its form didn't come back. */
export type GivenBack = 'nothing' | 'everything' | 'without-secrets';

interface KeptForm {
  values: Record<string, unknown>;
  /** Something was filled in that is never saved. */
  lacksSecrets: boolean;
}

/** A form whose submission never ends doesn't hold up the page any longer than this. */
const LONGEST_SENDING_MS = 10_000;
const SECRET_CONTROLS =
  'input[type="password"], [autocomplete*="password"], [autocomplete^="cc-"], [autocomplete="one-time-code"], [data-private]';
const SECRET_NAME = /passw|secret|card|cvc|cvv|otp/i;

const mounted = new Set<MountedForm>();
const kept = new Map<string, KeptForm>();
const listeners = new Set<() => void>();
let givenBack: GivenBack = 'nothing';

/** Whether a form on this page has unsaved input. */
export const hasUnsavedForm = (): boolean => [...mounted].some(({ isUnsaved }) => isUnsaved);

/**
 * Whether leaving this part of the page would lose input.
 * @param evenSent counts a submission in progress, which may still be refused; leave it out if the form leaves by itself once submitted.
 */
export const losesTyped = (part: Element | null, evenSent = true): boolean =>
  [...mounted].some(({ element, isUnsaved, isSending }) => {
    const form = element();
    return isUnsaved && (evenSent || !isSending) && form !== null && Boolean(part?.contains(form));
  });

/** What the page's forms got back since they were last saved. */
export const formsGivenBack = (): GivenBack => givenBack;

/** Subscribes to changes; returns the unsubscribe function. Shaped for `useSyncExternalStore`. */
export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a form, and returns what was saved for it when the page was unmounted. */
export function formArrives(form: MountedForm): Record<string, unknown> | undefined {
  const namesakes = [...mounted].filter(({ name }) => name === form.name).length;
  form.place = `${location.pathname} ${form.name} ${namesakes}`;
  mounted.add(form);
  const back = kept.get(form.place);
  kept.delete(form.place);
  if (back && givenBack !== 'without-secrets') givenBack = back.lacksSecrets ? 'without-secrets' : 'everything';
  return back?.values;
}

/** Records a form's current state. */
export function formChanges(form: MountedForm, now: Pick<MountedForm, 'values' | 'isUnsaved' | 'isSending'>): void {
  Object.assign(form, now);
  tell();
}

export function formLeft(form: MountedForm): void {
  mounted.delete(form);
  tell();
}

/** Saves input that isn't being submitted, for this page's next render. Passwords, codes and card numbers are never saved. */
export function keepForms(): void {
  discardDrafts();
  givenBack = 'nothing';
  for (const form of mounted) if (form.place && form.isUnsaved && !form.isSending) kept.set(form.place, harmless(form));
}

/** The page stays: what was saved for its mounted forms is discarded; what was saved for unmounted ones waits for them. */
export function discardDrafts(): void {
  for (const { place } of mounted) if (place) kept.delete(place);
}

/** The page was left. */
export function forgetKeptForms(): void {
  kept.clear();
  givenBack = 'nothing';
}

/** Waits until no form is being submitted. */
export async function formsSettled(): Promise<void> {
  if (![...mounted].some(({ isSending }) => isSending)) return;
  await new Promise<void>((done) => {
    const limit = setTimeout(done, LONGEST_SENDING_MS);
    const stop = subscribeToUnsaved(() => {
      if ([...mounted].some(({ isSending }) => isSending)) return;
      clearTimeout(limit);
      stop();
      done();
    });
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}

function harmless({ element, values }: MountedForm): KeptForm {
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
