import { Banner, Button, formatDateTime, useErrorSentence, useText } from '@sannidhi/kit';
import { type MarkNotice, refusalError } from './kept-notices.ts';

interface MarkNoticesProps {
  notices: readonly MarkNotice[];
  onDismiss: (key: string) => void;
}

/** Marks that were refused, and those whose service the office had changed, until each is dismissed. */
export function MarkNotices({ notices, onDismiss }: MarkNoticesProps) {
  const text = useText('mfe-priest');
  const sentence = useErrorSentence();
  return notices.map(({ key, service, at, note, kinds, refusal }) => (
    <Banner
      key={key}
      kind="warning"
      title={text(refusal ? 'day.mark.refused' : 'day.mark.differs', { service })}
      action={
        <Button onClick={() => onDismiss(key)} aria-label={text('day.mark.dismissOne', { service })}>
          {text('day.mark.dismiss')}
        </Button>
      }
    >
      {refusal && <p>{`${sentence(refusalError(refusal))} ${text('day.mark.refusedMore')}`}</p>}
      {kinds.map((kind) => (
        <p key={kind}>{text(`day.conflict.${kind}`)}</p>
      ))}
      <p>{[text('day.mark.performedAt', { when: formatDateTime(at) }), note].filter(Boolean).join(' ')}</p>
    </Banner>
  ));
}
