import { PAINT_ID_PREFIX } from '@sannidhi/contracts';

/** What a person can type into, choose or press. */
const CONTROLS = 'a, button, input, select, textarea';

/** Finds the app's own control for one of the first paint's. */
export type Counterpart = (painted: Element) => Element | undefined;

/**
 * Pairs the controls of the first paint with the app's: the same screen has them in the same order. If it doesn't, because the app shows
 * something else, only those with a unique name are paired.
 */
export function pairControls(paint: Element, root: Element): Counterpart {
  const before = controlsIn(paint);
  const after = controlsIn(root);
  const isSame = before.length === after.length && before.every((control, index) => isAlike(control, after[index]));
  const pairs = new Map(before.map((control, index) => [control, isSame ? after[index] : namesake(control, after)]));
  return (painted) => pairs.get(painted) ?? (painted instanceof HTMLFormElement ? formOf(painted, pairs) : targetOf(painted, root));
}

/** Those that can be used: a painted step may be hidden behind another. */
const controlsIn = (page: Element) => [...page.querySelectorAll(CONTROLS)].filter((control) => !control.closest('[hidden]'));

/** Where a skip link leads is no control: a screen's heading, or the page itself, which is in the frame around the screen. */
const targetOf = ({ id }: Element, root: Element) =>
  id ? [...root.querySelectorAll('[id]')].find((own) => own.id === id || PAINT_ID_PREFIX + own.id === id) : undefined;

/** Choices of one name differ by what they stand for. */
const nameOf = (control: Element | undefined) => {
  const name = control?.getAttribute('name') ?? '';
  return name && control instanceof HTMLInputElement && control.type === 'radio' ? `${name} ${control.value}` : name;
};
const isAlike = (one: Element, other: Element | undefined) => one.tagName === other?.tagName && nameOf(one) === nameOf(other);

function namesake(control: Element, candidates: readonly Element[]): Element | undefined {
  const found = nameOf(control) ? candidates.filter((candidate) => isAlike(control, candidate)) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** The form around the counterparts of a form's controls. */
const formOf = (form: HTMLFormElement, pairs: ReadonlyMap<Element, Element | undefined>) =>
  [...form.elements].map((control) => pairs.get(control)?.closest('form')).find((found) => found) ?? undefined;
