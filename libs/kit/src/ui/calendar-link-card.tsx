import type { CalendarLink, Endpoint } from '@sannidhi/contracts';
import { IconCalendarPlus, IconTrash } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { CopyText } from './copy-text.tsx';
import { ScreenStates } from './screen-states.tsx';
import { useErrorSentence } from './use-error-sentence.ts';

type LinkEndpoint = Endpoint<undefined, undefined, CalendarLink>;

interface CalendarLinkCardProps {
  title: string;
  /** What anyone with the address can see. */
  help: string;
  endpoints: { link: LinkEndpoint; newLink: LinkEndpoint; dropLink: LinkEndpoint };
}

/** A secret address for a calendar app, which its owner creates, replaces and ends. */
export function CalendarLinkCard({ title, help, endpoints }: CalendarLinkCardProps) {
  const text = useKitText();
  const sentence = useErrorSentence();
  const link = useRead(endpoints.link);
  const renew = useWrite(endpoints.newLink);
  const drop = useWrite(endpoints.dropLink);
  const onError = (error: Error) => notify({ kind: 'error', title: text('calendarLink.notChanged'), body: sentence(error) });
  const change = (write: typeof renew, done: string) =>
    write.mutate({}, { onError, onSuccess: () => notify({ kind: 'success', title: text(done) }) });
  const busy = text('calendarLink.working');
  return (
    <div data-noprint="">
      <Card title={title}>
        <p>{help}</p>
        <ScreenStates query={link} failedTitle={text('calendarLink.failed')}>
          {({ url }) => (
            <>
              {url && <CopyText value={url} label={text('calendarLink.copy')} done={text('calendarLink.copied')} />}
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 }}>
                {url && (
                  <Button icon={IconCalendarPlus} href={url.replace(/^https?:/, 'webcal:')}>
                    {text('calendarLink.open')}
                  </Button>
                )}
                <Button busy={renew.isPending && busy} onClick={() => change(renew, 'calendarLink.made')}>
                  {text(url ? 'calendarLink.renew' : 'calendarLink.create')}
                </Button>
                {url && (
                  <Button variant="text" icon={IconTrash} busy={drop.isPending && busy} onClick={() => change(drop, 'calendarLink.ended')}>
                    {text('calendarLink.end')}
                  </Button>
                )}
              </div>
            </>
          )}
        </ScreenStates>
      </Card>
    </div>
  );
}
