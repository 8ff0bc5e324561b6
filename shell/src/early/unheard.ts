import type { Counterpart } from '../first-paint/controls.ts';

/** The app's own keys, such as the one for notices. */
const FUNCTION_KEY = /^F\d+$/;
const KEPT = ['submit', 'change', 'click', 'keydown'] as const;

/**
 * Queues user actions that only the app can handle: submitted forms, choices, pressed buttons, function keys. The returned function replays them to the
 * app in order, at its own control for each; an impatient double submit counts once.
 *
 * @param before what was kept before this script ran
 */
export function keepUnheard(before: readonly Event[] = []): (counterpart: Counterpart) => void {
  const kept: ((counterpart: Counterpart) => void)[] = [];
  const sent = new Set<HTMLFormElement>();
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || submitter?.matches('.portal-head')) return;
    event.preventDefault();
    if (!sent.has(target)) kept.push((counterpart) => submit(counterpart(target)));
    sent.add(target);
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    kept.push((counterpart) => choose(counterpart(target), value));
  };
  const onClick = ({ target, defaultPrevented: wasHeard }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button:not([type="submit"])') : null;
    if (button && !wasHeard) kept.push((counterpart) => press(counterpart(button)));
  };
  const onKey = ({ key }: KeyboardEvent) => FUNCTION_KEY.test(key) && kept.push(() => pressKey(key));
  const keep = (event: Event) => {
    if (event.type === 'submit') onSubmit(event as SubmitEvent);
    else if (event.type === 'keydown') onKey(event as KeyboardEvent);
    else if (event.type === 'change') onChange(event);
    else onClick(event);
  };
  for (const event of before) keep(event);
  for (const type of KEPT) document.addEventListener(type, keep);
  return (counterpart) => {
    for (const type of KEPT) document.removeEventListener(type, keep);
    for (const tell of kept) tell(counterpart);
  };
}

const submit = (form: Element | undefined) => form instanceof HTMLFormElement && form.requestSubmit();
const press = (button: Element | undefined) => button instanceof HTMLElement && button.click();

const pressKey = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

function choose(select: Element | undefined, value: string) {
  if (!(select instanceof HTMLSelectElement)) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
