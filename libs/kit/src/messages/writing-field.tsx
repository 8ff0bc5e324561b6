import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { MESSAGE_MAX } from '@sannidhi/contracts';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useDraft } from '../forms/use-draft.ts';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session/session-store.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { type CannedFieldPlace, fieldsIn, nextOpen } from './canned-fields.ts';
import { FieldMarks } from './field-marks.tsx';
import { insertedText } from './inserted-text.ts';

const Root = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderTop: `1px solid ${theme.vars.palette.role.line}`,
  '& > footer': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', justifyContent: 'space-between' },
  // Shortcuts are of no use without a keyboard.
  '@media (hover: none)': { '& small': { display: 'none' } },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

interface WritingFieldProps {
  /** Names its draft, among all of this user. */
  draft: string;
  label: string;
  button: string;
  busy: boolean;
  onSend: (text: string) => Promise<unknown>;
  onTyped?: () => void;
  children?: ReactNode;
  /** Next to the button; gets what puts a text where the cursor is. */
  tools?: (insert: (text: string, template?: string) => void) => ReactNode;
  /** Why it can't be sent yet. */
  waitsFor?: string | undefined;
  /** Something to send besides text. */
  hasMore?: boolean;
  /** The key that leads here. */
  shortcut?: string;
  /** Files dropped or pasted here. */
  onFiles?: (files: readonly File[]) => void;
}

/** Several lines that are sent with a button or Ctrl+Enter. They stay in this browser until they are, whatever happens. */
export function WritingField({
  draft: name,
  label,
  button,
  busy,
  onSend,
  onTyped,
  children,
  tools,
  waitsFor,
  hasMore = false,
  shortcut,
  onFiles,
}: WritingFieldProps) {
  const text = useText('kit-messages');
  const sentenceOf = useErrorSentence();
  const { user } = useSession();
  const [draft, change] = useDraft(`${name}:${user?.id}`, { text: '', templates: [] as string[] }, 'local');
  const field = useRef<HTMLTextAreaElement>(null);
  const afterInsertion = useRef<[number, number]>(undefined);
  const [failure, setFailure] = useState<string>();
  const marks = useRef<HTMLDivElement>(null);
  const fields = draft.templates.flatMap((template) => fieldsIn(draft.text, template)).sort((one, other) => one.start - other.start);
  const toFill = fields.filter(({ isOpen }) => isOpen).length;
  const isEmpty = !draft.text.trim() && !hasMore;
  const send = async () => {
    if (busy || isEmpty || toFill > 0) return;
    if (waitsFor) return setFailure(waitsFor);
    setFailure(undefined);
    try {
      await onSend(draft.text);
      change({ text: '', templates: [] });
      if (isStillAt(field.current)) field.current?.focus({ preventScroll: true });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  const insert = (inserted: string, template = '') => {
    const { text: written, selection } = insertedText(draft.text, field.current?.selectionEnd ?? draft.text.length, inserted);
    change({ text: written, templates: template ? [...draft.templates, template] : draft.templates });
    afterInsertion.current = selection;
  };
  useLayoutEffect(() => {
    const selection = afterInsertion.current;
    if (!selection) return;
    afterInsertion.current = undefined;
    field.current?.focus();
    field.current?.setSelectionRange(...selection);
  });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && toNextField(event, fields)) return;
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) return leave(field.current);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <Root
      onDragOver={(event) => onFiles && event.preventDefault()}
      onDrop={(event) => {
        if (!onFiles || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <OutlinedInput
        fullWidth
        multiline
        minRows={2}
        maxRows={10}
        inputRef={field}
        // The letters are above the marks.
        sx={{ '& textarea:not([aria-hidden])': { position: 'relative', zIndex: 1 } }}
        startAdornment={fields.length > 0 && <FieldMarks text={draft.text} fields={fields} layer={marks} />}
        onScroll={({ target }) => {
          if (marks.current && target instanceof HTMLTextAreaElement) marks.current.scrollTop = target.scrollTop;
        }}
        value={draft.text}
        placeholder={label}
        onChange={({ target }) => {
          change(target.value === '' ? { text: '', templates: [] } : { text: target.value });
          onTyped?.();
        }}
        onKeyDown={sendByKey}
        onPaste={(event) => {
          if (event.clipboardData.files.length > 0) onFiles?.([...event.clipboardData.files]);
        }}
        inputProps={{ 'aria-label': label, 'aria-keyshortcuts': shortcut, maxLength: MESSAGE_MAX, dir: 'auto' }}
      />
      {children}
      {failure && <Banner kind="error">{failure}</Banner>}
      <footer>
        {tools?.(insert)}
        {toFill > 0 ? <p role="status">{text('canned.toFill', { count: toFill })}</p> : <small>{text('shortcuts')}</small>}
        <Button
          type="submit"
          variant="primary"
          busy={busy && text('sending')}
          disabled={isEmpty || toFill > 0}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          {button}
        </Button>
      </footer>
    </Root>
  );
}

/** Whether the person hasn't gone elsewhere since; a button that was pressed may have lost the focus to the page. */
const isStillAt = (field: HTMLElement | null): boolean =>
  document.activeElement === document.body || field?.closest('form')?.contains(document.activeElement) === true;

/** Out of the field, where letters are shortcuts again. */
const leave = (field: HTMLElement | null) => field?.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });

/** Tab selects the next field to fill; after the last one, it leaves as always. */
function toNextField(event: KeyboardEvent, fields: readonly CannedFieldPlace[]): boolean {
  const { target } = event;
  if (event.shiftKey || event.ctrlKey || event.altKey || !(target instanceof HTMLTextAreaElement)) return false;
  const next = nextOpen(fields, target.selectionEnd);
  if (!next) return false;
  event.preventDefault();
  target.setSelectionRange(next.start, next.end);
  return true;
}
