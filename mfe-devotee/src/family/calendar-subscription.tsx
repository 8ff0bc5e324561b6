import { type FamilyCalendarLink, familyDateEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Button,
  Card,
  currentLanguage,
  Dialog,
  IconCalendarPlus,
  IconCopy,
  IconDownload,
  IconTrash,
  notify,
  ScreenStates,
  styled,
  useErrorSentence,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { useDownload } from '../use-download.ts';
import { useTexts } from '../use-texts.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });
const Address = styled('p')(({ theme }) => ({
  marginTop: 12,
  padding: '10px 12px',
  overflowWrap: 'anywhere',
  background: theme.vars.palette.role.sunken,
  borderRadius: 8,
}));

/** Links to the devotee's own calendar app: a secret address that can be revoked, or a file. */
export function CalendarSubscription() {
  const text = useTexts();
  const link = useRead(familyDateEndpoints.link);
  const { busy, link: fileLink } = useDownload();
  const file = addressOf(familyDateEndpoints.file.path, {}, { language: currentLanguage() });
  return (
    <div data-noprint>
      <Card title={text('familyDays.subscribe')}>
        <p>{text('familyDays.subscribeHelp')}</p>
        <ScreenStates query={link} failedTitle={text('familyDays.linkFailed')}>
          {({ url }) => (url ? <Subscribed url={url} /> : <NotSubscribed />)}
        </ScreenStates>
        <Actions>
          <Button variant="text" flush icon={IconDownload} busy={busy && text('familyDays.downloading')} {...fileLink(file, 'family.ics')}>
            {text('familyDays.download')}
          </Button>
        </Actions>
      </Card>
    </div>
  );
}

function useLinkChange(endpoint: typeof familyDateEndpoints.newLink | typeof familyDateEndpoints.dropLink) {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const change = useWrite<typeof endpoint>(endpoint);
  const run = (done: string): Promise<FamilyCalendarLink | undefined> =>
    change.mutateAsync({}).then(
      (link) => {
        notify({ title: text(done), kind: 'success' });
        return link;
      },
      (error) => {
        notify({ title: text('familyDays.linkNotChanged'), body: errorSentence(error), kind: 'error' });
        return undefined;
      },
    );
  return { run, isPending: change.isPending };
}

function NotSubscribed() {
  const text = useTexts();
  const { run, isPending } = useLinkChange(familyDateEndpoints.newLink);
  return (
    <Actions>
      <Button icon={IconCalendarPlus} busy={isPending && text('familyDays.makingLink')} onClick={() => void run('familyDays.linkMade')}>
        {text('familyDays.makeLink')}
      </Button>
    </Actions>
  );
}

function Subscribed({ url }: { url: string }) {
  const text = useTexts();
  const address = `${url}?language=${currentLanguage()}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify({ title: text('familyDays.copied'), kind: 'success' }),
      () => notify({ title: text('familyDays.notCopied'), kind: 'error' }),
    );
  return (
    <>
      <Address>{address}</Address>
      <Actions>
        <Button icon={IconCalendarPlus} href={address.replace(/^https?:/, 'webcal:')}>
          {text('familyDays.openInApp')}
        </Button>
        <Button icon={IconCopy} onClick={() => void copy()}>
          {text('familyDays.copy')}
        </Button>
        <EndLink />
      </Actions>
    </>
  );
}

/** A leaked address can be revoked, or replaced with a new one in the same step. */
function EndLink() {
  const text = useTexts();
  const [asking, setAsking] = useState(false);
  const renewal = useLinkChange(familyDateEndpoints.newLink);
  const ending = useLinkChange(familyDateEndpoints.dropLink);
  const after = (change: Promise<unknown>) => void change.then(() => setAsking(false));
  return (
    <>
      <Button variant="destructive" icon={IconTrash} onClick={() => setAsking(true)}>
        {text('familyDays.endLink')}
      </Button>
      <Dialog
        open={asking}
        title={text('familyDays.endQuestion')}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('familyDays.keepLink')}</Button>
            <Button disabled={renewal.isPending} onClick={() => after(renewal.run('familyDays.linkRenewed'))}>
              {text('familyDays.renewLink')}
            </Button>
            <Button
              variant="destructive"
              icon={IconTrash}
              disabled={ending.isPending}
              onClick={() => after(ending.run('familyDays.linkEnded'))}
            >
              {text('familyDays.endLink')}
            </Button>
          </>
        }
      >
        {text('familyDays.endHelp')}
      </Dialog>
    </>
  );
}
