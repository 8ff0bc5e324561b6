import type { PageTexts } from './page-texts.ts';
import { brokenRule } from './plain-rule.ts';

/**
 * Says what is wrong under the fields of a painted form, as the app's form does: once a field was left, then while it changes, and for all
 * of them when the form is sent.
 *
 * @param pressDone resolves when no press is in progress: a note that appears during one would push the button away
 * @returns a check of the whole form, which moves the focus to the first field that is wrong
 */
export function watchFields(form: HTMLFormElement, { rules }: PageTexts, pressDone: () => Promise<void>): () => boolean {
  const fields = [...form.querySelectorAll('input')].filter(({ name }) => rules[name]);
  const left = new Set<EventTarget | null>();
  const check = (field: HTMLInputElement) => showNote(field, brokenRule(field.value, rules[field.name]));
  const checkLeft = () => fields.filter((field) => left.has(field)).forEach(check);
  form.addEventListener('focusout', ({ target }) => {
    left.add(target);
    void pressDone().then(checkLeft);
  });
  form.addEventListener('input', checkLeft);
  return () => {
    for (const field of fields) left.add(field);
    const wrong = fields.filter(check);
    wrong[0]?.focus();
    return wrong.length === 0;
  };
}

/** Shows or removes a field's note. Returns whether there is one. */
function showNote(field: HTMLInputElement, sentence: string | undefined): boolean {
  const id = `${field.id}-error`;
  const frame = field.parentElement;
  document.getElementById(id)?.remove();
  field.setAttribute('aria-invalid', String(sentence !== undefined));
  frame?.classList.toggle('Mui-error', sentence !== undefined);
  field.removeAttribute('aria-describedby');
  if (sentence === undefined) return false;
  const note = document.querySelector<HTMLTemplateElement>('#field-note')?.content.cloneNode(true).firstChild as HTMLElement;
  note.id = id;
  note.append(sentence);
  field.setAttribute('aria-describedby', id);
  frame?.after(note);
  return true;
}
