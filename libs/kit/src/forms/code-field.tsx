import { styled } from '@mui/material/styles';
import { PHONE_CODE } from '@sannidhi/contracts';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef, useState } from 'react';
import { messageSentence } from '../text/message-words.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { font, radius } from '../theme/scale-tokens.ts';
import { FieldFrame } from './field-frame.tsx';
import { ServerErrorsContext } from './server-errors.ts';
import { useFormField } from './use-form-field.ts';

const Wrap = styled('div')({ position: 'relative', maxWidth: 400 });
const Cells = styled('div')({ display: 'grid', gridTemplateColumns: `repeat(${PHONE_CODE.length}, minmax(0, 1fr))`, gap: 8 });
const Cell = styled('span')<{ bad: boolean }>(({ theme, bad }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 64,
  border: `${bad ? 2 : 1}px solid ${bad ? theme.vars.palette.error.main : theme.vars.palette.role.control}`,
  borderRadius: radius.control,
  background: theme.vars.palette.role.surface,
  font: `560 1.75rem/1 ${font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  'input:focus-visible ~ div > &[data-now]': { outline: `3px solid ${theme.vars.palette.role.focus}`, outlineOffset: 2 },
}));
/** The one real input covers the visual cells, so that paste, autofill and screen readers get an ordinary field. */
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: 16,
  '&:focus-visible': { outline: 'none' },
});

interface CodeFieldProps {
  name: string;
  label?: string;
  help?: string;
  /** Submits as soon as the last digit is entered. */
  submitWhenComplete?: boolean;
}

/** A one-time code as six cells. A rejected code is cleared and the field keeps the focus; the error says how many tries are left. */
export function CodeField({ name, label, help, submitWhenComplete = true }: CodeFieldProps) {
  const text = useKitText();
  const field = useFormField<string>(name, help !== undefined);
  const refusal = useRefusal(name, field.setValue);
  const error = refusal.sentence ?? field.error;
  const { submitForm, isSubmitting } = useFormikContext();
  const code = field.value ?? '';
  const complete = code.length === PHONE_CODE.length;
  const sent = useRef('');
  useEffect(() => {
    if (!submitWhenComplete || !complete || isSubmitting || sent.current === code) return;
    sent.current = code;
    void submitForm();
  }, [code, complete, isSubmitting, submitForm, submitWhenComplete]);
  return (
    <FieldFrame id={field.id} label={label ?? text('code.label')} help={help} error={error}>
      <Wrap>
        <Input
          data-step-start
          {...field.control}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${field.id}-error` : field.control['aria-describedby']}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={PHONE_CODE.length}
          onChange={(event) => {
            sent.current = '';
            refusal.forget();
            field.setValue(event.target.value.replace(/\D/g, '').slice(0, PHONE_CODE.length));
          }}
          onPaste={(event) => {
            event.preventDefault();
            refusal.forget();
            field.setValue(event.clipboardData.getData('text').replace(/\D/g, '').slice(0, PHONE_CODE.length));
          }}
          onBlur={() => code && field.touch()}
        />
        <Cells aria-hidden="true">
          {Array.from({ length: PHONE_CODE.length }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            <Cell key={i} bad={error !== undefined} data-now={i === Math.min(code.length, PHONE_CODE.length - 1) || undefined}>
              {code[i] ?? ''}
            </Cell>
          ))}
        </Cells>
      </Wrap>
    </FieldFrame>
  );
}

/** A code the server rejected is useless: the cells are cleared, and the error stays until the next digit. */
function useRefusal(name: string, setValue: (code: string) => void) {
  const refused = useContext(ServerErrorsContext).fields[name];
  const [sentence, setSentence] = useState<string>();
  const seen = useRef(refused);
  useEffect(() => {
    if (seen.current === refused) return;
    seen.current = refused;
    if (!refused) return;
    setSentence(messageSentence(refused.message));
    setValue('');
  }, [refused, setValue]);
  return { sentence, forget: () => setSentence(undefined) };
}
