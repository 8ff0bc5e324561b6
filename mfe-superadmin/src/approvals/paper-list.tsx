import { type RegistrationDetail, registrationEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Button,
  download,
  formatCount,
  Icon,
  IconCheck,
  IconDownload,
  IconEyeOff,
  notify,
  styled,
  useErrorSentence,
  useText,
} from '@sannidhi/kit';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  margin: '8px 0 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 12,
  '& li': {
    display: 'grid',
    gap: 8,
    justifyItems: 'start',
    alignContent: 'space-between',
    padding: 14,
    border: `1px solid ${theme.vars.palette.role.line}`,
    borderRadius: theme.density.radiusCard,
    background: theme.vars.palette.role.surface,
    overflowWrap: 'anywhere',
  },
  '& small': { ...theme.typography.caption, display: 'flex', gap: 6, alignItems: 'center', color: theme.vars.palette.text.secondary },
  '& b': { display: 'block', fontWeight: 600 },
}));
const Heading = styled('h3')(({ theme }) => theme.typography.h3);

/** The documents, each with whether someone has read it. Opening one counts as reading. */
export function PaperList({ registration: { id, documents }, onRead }: { registration: RegistrationDetail; onRead: () => void }) {
  const text = useText('mfe-superadmin');
  return (
    <section aria-label={text('approvals.papers')}>
      <Heading>{text('approvals.papers')}</Heading>
      {documents.length === 0 ? (
        <p>{text('approvals.noPapers')}</p>
      ) : (
        <List>
          {documents.map((paper) => (
            <Paper key={paper.id} registrationId={id} paper={paper} onRead={onRead} />
          ))}
        </List>
      )}
    </section>
  );
}

interface PaperProps {
  registrationId: string;
  paper: RegistrationDetail['documents'][number];
  onRead: () => void;
}

function Paper({ registrationId, paper, onRead }: PaperProps) {
  const text = useText('mfe-superadmin');
  const sentenceOf = useErrorSentence();
  const { id: documentId, kind, name, sizeBytes, readAt } = paper;
  const word = text(`approvals.paper.${kind}`);
  const open = () =>
    download(addressOf(registrationEndpoints.document.path, { registrationId, documentId }), name).then(onRead, (error: unknown) =>
      notify({ title: text('approvals.paperFailed'), body: sentenceOf(error), kind: 'error' }),
    );
  return (
    <li>
      <div>
        <b>{word}</b>
        {name}, {formatCount(Math.max(1, Math.round(sizeBytes / 1024)))} KB
      </div>
      <small>
        <Icon of={readAt ? IconCheck : IconEyeOff} size="sm" />
        {text(readAt ? 'approvals.read' : 'approvals.unread')}
      </small>
      <Button small icon={IconDownload} aria-label={text('approvals.openPaper', { paper: word })} onClick={() => void open()}>
        {text('approvals.open')}
      </Button>
    </li>
  );
}
