import type { PaintedStep } from '@sannidhi/contracts';
import { fieldValue } from './field-value.ts';
import { brokenRule } from './plain-rule.ts';

/**
 * Says what is wrong under the fields of a painted form, as the app's form does: once a field was left, then while it changes, and for all
 * of them when the form is sent.
 *
 * @param pressDone resolves when no press is in progress: a note that appears during one would push the button away
 * @returns a check of the whole form, which moves the focus to the first field that is wrong
 */
export function watchFields(form: HTMLFormElement, { rules }: Pick<PaintedStep, 'rules'>, pressDone: () => Promise<void>): () => boolean {
  const inputs = [...form.querySelectorAll('input')].filter(({ name }) => rules[name]);
  // Choices of one name are one field.
  const fields = inputs.filter((input) => inputs.find(({ name }) => name === input.name) === input);
  const left = new Set<string>();
  const check = (field: HTMLInputElement) => showNote(field, brokenRule(fieldValue(field), rules[field.name]));
  const checkLeft = () => fields.filter(({ name }) => left.has(name)).forEach(check);
  form.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLInputElement) left.add(target.name);
    void pressDone().then(checkLeft);
  });
  form.addEventListener('input', checkLeft);
  return () => {
    for (const { name } of fields) left.add(name);
    const wrong = fields.filter(check);
    wrong[0]?.focus();
    return wrong.length === 0;
  };
}

/** Shows or removes a field's note, in the place of its help. Returns whether there is one. */
function showNote(field: HTMLInputElement, sentence: string | undefined): boolean {
  const id = `${field.id}-error`;
  const help = document.getElementById(`${field.id}-help`);
  document.getElementById(id)?.remove();
  field.setAttribute('aria-invalid', String(sentence !== undefined));
  field.parentElement?.classList.toggle('Mui-error', sentence !== undefined);
  if (help) help.hidden = sentence !== undefined;
  if (sentence === undefined) {
    if (help) field.setAttribute('aria-describedby', help.id);
    else field.removeAttribute('aria-describedby');
    return false;
  }
  const note = document.querySelector<HTMLTemplateElement>('#field-note')?.content.cloneNode(true).firstChild as HTMLElement;
  note.id = id;
  note.append(sentence);
  field.setAttribute('aria-describedby', id);
  if (field.type === 'radio') field.closest('fieldset')?.append(note);
  else (help ?? field.parentElement)?.after(note);
  return true;
}
