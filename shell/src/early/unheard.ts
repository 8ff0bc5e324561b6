/**
 * Keeps what a person did that only the app can answer: a form sent, a choice made, a button pressed.
 * The answer tells the app all of it, in order, as if it happened now; a form sent again out of impatience counts once.
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
