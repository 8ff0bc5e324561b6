import { styled } from '@mui/material/styles';
import type { MessageRecord } from '@sannidhi/contracts';
import type { ReactNode } from 'react';
import { formatCents, formatDateTime, formatShortDate } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../icons/icon.tsx';
import { IconCalendar, IconGift } from '../icons/icons.ts';
import { Button } from '../ui/button.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  whiteSpace: 'normal',
  padding: '8px 12px',
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: 8,
  background: theme.vars.palette.role.canvas,
  'li > div > &': { marginTop: 8 },
  '& > svg': { color: theme.vars.palette.role.primary },
  '& b': { ...theme.typography.body2, fontWeight: 600, display: 'block', overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

/** "$501.00, Annadanam" */
export const recordTitle = ({ amountCents, title }: MessageRecord): string =>
  [amountCents === null ? undefined : formatCents(amountCents), title].filter(Boolean).join(', ');

/** When it was given, with its receipt; or when it takes place. */
function useRecordLine(): (record: MessageRecord) => string {
  const text = useText('kit-messages');
  return ({ noun, at, number }) => {
    if (noun === 'booking') return formatDateTime(at);
    return [formatShortDate(at), number && text('record.receipt', { number })].filter(Boolean).join(' · ');
  };
}

/** A gift or booking that a message is about: what, when, and what can be done with it. */
export function RecordCard({ record, action }: { record: MessageRecord; action?: ReactNode }) {
  const text = useText('kit-messages');
  const lineOf = useRecordLine();
  const title = recordTitle(record);
  return (
    <Root>
      <Icon of={record.noun === 'booking' ? IconCalendar : IconGift} />
      <div>
        <b>{title}</b>
        <small>{lineOf(record)}</small>
      </div>
      {action ?? (
        <Button small variant="text" to={record.path} aria-label={text('record.openOne', { title })}>
          {text('record.open')}
        </Button>
      )}
    </Root>
  );
}
