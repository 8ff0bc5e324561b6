import { useFormikContext } from 'formik';
import { type RefObject, useContext, useEffect, useState } from 'react';
import { useKitText } from '../text/use-kit-text.ts';
import { Banner } from '../ui/banner.tsx';
import { ServerErrorsContext } from './server-errors.ts';

interface WrongField {
  id: string;
  label: string;
  sentence: string;
}

/** After a submit, everything that is wrong with a long form in one place, each item a link to its field; hidden once only one is left. */
export function ErrorSummary({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const text = useKitText();
  const { errors, touched, submitCount, isSubmitting, isValidating } = useFormikContext();
  const refused = useContext(ServerErrorsContext);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are read again whenever what is wrong with them may have changed.
  useEffect(() => {
    if (!isSubmitting && !isValidating) setWrong(submitCount > 0 ? wrongFieldsOf(form.current) : []);
  }, [form, errors, touched, refused, submitCount, isSubmitting, isValidating]);
  if (wrong.length < 2) return null;
  return (
    <Banner kind="error" title={text('form.wrong', { count: wrong.length })}>
      <ul>
        {wrong.map(({ id, label, sentence }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label ? `${label}: ${sentence}` : sentence}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Read from the DOM: only there are a field's label and error text known. */
function wrongFieldsOf(form: HTMLFormElement | null): WrongField[] {
  const controls = [...(form?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"][id]') ?? [])];
  return controls.flatMap((control) => {
    const sentence = document.getElementById(`${control.id}-error`)?.textContent;
    return sentence ? [{ id: control.id, label: control.labels?.[0]?.textContent ?? '', sentence }] : [];
  });
}
