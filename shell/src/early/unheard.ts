import type { Counterpart } from '../first-paint/controls.ts';

/**
 * Queues user actions that only the app can handle: submitted forms, choices, pressed buttons. The returned function replays them to the
 * app in order, at its own control for each; an impatient double submit counts once.
 */
export function keepUnheard(): (counterpart: Counterpart) => void {
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
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button:not([type="submit"])') : null;
    if (button) kept.push((counterpart) => press(counterpart(button)));
  };
  document.addEventListener('submit', onSubmit);
  document.addEventListener('change', onChange);
  document.addEventListener('click', onClick);
  return (counterpart) => {
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('change', onChange);
    document.removeEventListener('click', onClick);
    for (const tell of kept) tell(counterpart);
  };
}

const submit = (form: Element | undefined) => form instanceof HTMLFormElement && form.requestSubmit();
const press = (button: Element | undefined) => button instanceof HTMLElement && button.click();

function choose(select: Element | undefined, value: string) {
  if (!(select instanceof HTMLSelectElement)) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
