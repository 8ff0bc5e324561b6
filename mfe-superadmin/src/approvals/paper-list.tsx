import { type RegistrationDetail, registrationEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Button,
  Chip,
  DocumentView,
  download,
  fileLink,
  formatCount,
  Icon,
  IconButton,
  IconCheck,
  IconDownload,
  IconEyeOff,
  IconFileText,
  notify,
  styled,
  useErrorSentence,
  useText,
} from '@sannidhi/kit';
import { useState } from 'react';

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
  const [shownId, show] = useState<string>();
  const shown = documents.find((paper) => paper.id === shownId);
  return (
    <section aria-label={text('approvals.papers')}>
      <Heading>{text('approvals.papers')}</Heading>
      {shown && (
        <DocumentView
          key={shown.id}
          address={addressOf(registrationEndpoints.document.path, { registrationId: id, documentId: shown.id })}
          label={`${text(`approvals.paper.${shown.kind}`)}, ${shown.name}`}
          mediaType={shown.mediaType}
          cannotShow={text('approvals.cannotShow')}
          onShown={onRead}
        />
      )}
      {documents.length === 0 ? (
        <p>{text('approvals.noPapers')}</p>
      ) : (
        <List>
          {documents.map((paper) => (
            <Paper
              key={paper.id}
              registrationId={id}
              paper={paper}
              isShown={paper === shown}
              onShow={() => show(paper === shown ? undefined : paper.id)}
              onRead={onRead}
            />
          ))}
        </List>
      )}
    </section>
  );
}

interface PaperProps {
  registrationId: string;
  paper: RegistrationDetail['documents'][number];
  isShown: boolean;
  onShow: () => void;
  onRead: () => void;
}

function Paper({ registrationId, paper, isShown, onShow, onRead }: PaperProps) {
  const text = useText('mfe-superadmin');
  const sentenceOf = useErrorSentence();
  const { id: documentId, kind, name, sizeBytes, readAt, isNew } = paper;
  const word = text(`approvals.paper.${kind}`);
  const address = addressOf(registrationEndpoints.document.path, { registrationId, documentId });
  const save = () =>
    download(address, name).then(onRead, (error: unknown) =>
      notify({ title: text('approvals.paperFailed'), body: sentenceOf(error), kind: 'error' }),
    );
  return (
    <li>
      <div>
        <b>
          {word} {isNew && <Chip kind="info">{text('approvals.newPaper')}</Chip>}
        </b>
        {name}, {formatCount(Math.max(1, Math.round(sizeBytes / 1024)))} KB
      </div>
      <small>
        <Icon of={readAt ? IconCheck : IconEyeOff} size="sm" />
        {text(readAt ? 'approvals.read' : 'approvals.unread')}
      </small>
      <div>
        <Button
          small
          icon={IconFileText}
          aria-expanded={isShown}
          aria-label={text('approvals.viewPaper', { paper: word })}
          onClick={onShow}
        >
          {text(isShown ? 'approvals.hide' : 'approvals.show')}
        </Button>{' '}
        <IconButton icon={IconDownload} label={text('approvals.openPaper', { paper: word })} {...fileLink(address, () => void save())} />
      </div>
    </li>
  );
}
