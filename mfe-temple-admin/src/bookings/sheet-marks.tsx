import { type PerformedMark, type SankalpamSheet, sheetEndpoints } from '@sannidhi/contracts';
import { addressOf, Banner, Button, download, fileLink, IconDownload, notify, useErrorSentence, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { UndoMark } from './undo-mark.tsx';

/** Who performed the service and when, and where their sheet differed from the office's. The priest sees the same. */
export function SheetMarks({ sheet }: { sheet: SankalpamSheet }) {
  return sheet.marks.map((mark) => <OneMark key={mark.id} mark={mark} />);
}

function OneMark({ mark: { id, at, by, note, hasPhoto, conflicts } }: { mark: PerformedMark }) {
  const { can } = useSession();
  const text = useOfficeText('sheets');
  const sentence = useErrorSentence();
  const moments = useMoments();
  const failed = (error: Error) => notify({ kind: 'error', title: text('photoFailed'), body: sentence(error) });
  const address = addressOf(sheetEndpoints.photo.path, { markId: id });
  const photo = () => download(address, 'photo.jpg').catch(failed);
  return (
    <div data-noprint="">
      <Banner kind={conflicts.length > 0 ? 'warning' : 'success'} title={text('performedBy', { when: moments.relative(at), who: by })}>
        {note && <p>{note}</p>}
        {conflicts.map(({ bookingId, bookedBy, kind }) => (
          <p key={`${bookingId} ${kind}`}>{text(`conflict.${kind}`, { who: bookedBy })}</p>
        ))}
        {hasPhoto && (
          <Button small icon={IconDownload} {...fileLink(address, photo)}>
            {text('photo')}
          </Button>
        )}
        {can('bookings:handle') && <UndoMark markId={id} />}
      </Banner>
    </div>
  );
}
