import { Banner, Button, formatDateTime, useErrorSentence, useText } from '@sannidhi/kit';
import { type MarkNotice, refusalError } from './kept-notices.ts';

const REFUSED = {
  mark: { title: 'day.mark.refused', more: 'day.mark.refusedMore' },
  photo: { title: 'day.photo.refused', more: 'day.photo.refusedMore' },
  undo: { title: 'day.undo.refused', more: 'day.undo.refusedMore' },
} as const;

interface MarkNoticesProps {
  notices: readonly MarkNotice[];
  onDismiss: (key: string) => void;
}

/** Marks that were refused, and those whose service the office had changed, until each is dismissed. */
export function MarkNotices({ notices, onDismiss }: MarkNoticesProps) {
  const text = useText('mfe-priest');
  const sentence = useErrorSentence();
  return notices.map(({ key, service, at, note, kinds, refusal, of = 'mark' }) => (
    <Banner
      key={key}
      kind="warning"
      title={text(refusal ? REFUSED[of].title : 'day.mark.differs', { service })}
      action={
        <Button onClick={() => onDismiss(key)} aria-label={text('day.mark.dismissOne', { service })}>
          {text('day.mark.dismiss')}
        </Button>
      }
    >
      {refusal && <p>{`${sentence(refusalError(refusal))} ${text(REFUSED[of].more)}`}</p>}
      {kinds.map((kind) => (
        <p key={kind}>{text(`day.conflict.${kind}`)}</p>
      ))}
      <p>{[text('day.mark.performedAt', { when: formatDateTime(at) }), note].filter(Boolean).join(' ')}</p>
    </Banner>
  ));
}
