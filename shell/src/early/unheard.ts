/**
 * Queues user actions that only the app can handle: submitted forms, choices, pressed buttons. The returned function replays them to the
 * app in order; an impatient double submit counts once.
 */
export function keepUnheard(): () => void {
  const kept: (() => void)[] = [];
  const sent = new Set<HTMLFormElement>();
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || submitter?.matches('.portal-head')) return;
    event.preventDefault();
    if (!sent.has(target)) kept.push(() => target.requestSubmit());
    sent.add(target);
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    kept.push(() => choose(target, value));
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button:not([type="submit"])') : null;
    if (button) kept.push(() => button.click());
  };
  document.addEventListener('submit', onSubmit);
  document.addEventListener('change', onChange);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('change', onChange);
    document.removeEventListener('click', onClick);
    for (const tell of kept) tell();
  };
}

function choose(select: HTMLSelectElement, value: string) {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
