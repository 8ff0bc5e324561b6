import type { Counterpart } from './controls.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Gives the app's fields what was typed and chosen in the first paint's, what is said to be wrong with it, and the focus where it was. A
 * password manager that found a field of the paint may fill it after it left the page: that arrives as well.
 */
export function carryTyped(paint: Element, counterpart: Counterpart): void {
  for (const field of paint.querySelectorAll<TextControl>('input, textarea')) {
    const own = counterpart(field);
    if (!(own instanceof HTMLInputElement || own instanceof HTMLTextAreaElement)) continue;
    carryValue(field, own);
    field.addEventListener('input', () => carryValue(field, own));
  }
  // The app's form says what is wrong with a field once it was left.
  for (const field of paint.querySelectorAll('[aria-invalid="true"]'))
    counterpart(field)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  const { activeElement } = document;
  if (!activeElement || !paint.contains(activeElement)) return;
  const own = counterpart(activeElement);
  if (own instanceof HTMLElement) carryFocus(activeElement, own);
}

function carryValue(from: TextControl, to: TextControl): void {
  if (from instanceof HTMLInputElement && /^(radio|checkbox)$/.test(from.type)) {
    if (from.checked !== from.defaultChecked && from.checked !== (to as HTMLInputElement).checked) to.click();
    return;
  }
  if (from.value === from.defaultValue) return;
  // React overrides the property on each element; the event tells it about the value.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

function carryFocus(from: Element, to: HTMLElement): void {
  const selection = isText(from) ? ([from.selectionStart, from.selectionEnd] as const) : undefined;
  // Read before the focus moves. An email field tells no positions, only the text that is selected: what is typed next must replace it.
  const isAllSelected = isText(from) && from.value !== '' && document.getSelection()?.toString() === from.value;
  to.focus({ preventScroll: true });
  if (!isText(to) || !selection) return;
  if (selection[0] !== null) to.setSelectionRange(...selection);
  else if (isAllSelected) to.select();
}

const isText = (element: Element): element is TextControl => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
