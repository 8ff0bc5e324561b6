import { registrationEndpoints, type TempleStanding } from '@sannidhi/contracts';
import {
  addressOf,
  Button,
  Card,
  Chip,
  type Column,
  DataTable,
  DocumentView,
  IconEyeOff,
  IconFileText,
  Stack,
  useSession,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { Done } from './done.tsx';
import { type PaperRow, paperRows } from './paper-rows.ts';

type Registration = NonNullable<TempleStanding['registration']>;

/** The documents of the registration, shown in place to those who manage the temple; an officer's ID is nobody else's business. */
export function Papers({ registration }: { registration: Registration }) {
  const text = useOfficeText();
  const manages = useSession().can('temple:manage');
  const [shownId, show] = useState<string>();
  const rows = paperRows(registration);
  const shown = rows.find(({ key }) => key === shownId);
  const kind = (row: PaperRow) => text(`verification.paper.${row.kind}`);
  const columns: Column<PaperRow>[] = [
    { key: 'kind', header: text('verification.paper.header'), cell: kind, full: kind, phone: 'title' },
    { key: 'file', header: text('verification.file'), cell: ({ name }) => name, full: ({ name }) => name, phone: 'detail' },
    {
      key: 'state',
      header: text('verification.state'),
      cell: ({ name, readAt }) =>
        name ? (
          <Done done={readAt !== null} words={['verification.read', 'verification.unread']} />
        ) : (
          <Chip>{text('verification.notSent')}</Chip>
        ),
      width: 152,
      phone: 'status',
    },
  ];
  return (
    <Stack spacing={4}>
      <Card flush title={text('verification.papers')}>
        <DataTable
          caption={text('verification.papers')}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          rowName={kind}
          empty={null}
        />
      </Card>
      {manages && (
        <Row>
          {rows
            .filter(({ mediaType }) => mediaType)
            .map((row) => (
              <Button
                key={row.key}
                small
                icon={row === shown ? IconEyeOff : IconFileText}
                aria-expanded={row === shown}
                onClick={() => show(row === shown ? undefined : row.key)}
              >
                {row === shown ? text('verification.hide') : text('verification.view', { paper: kind(row) })}
              </Button>
            ))}
        </Row>
      )}
      {shown?.mediaType && (
        <DocumentView
          key={shown.key}
          address={addressOf(registrationEndpoints.ownDocument.path, { documentId: shown.key })}
          label={`${kind(shown)}, ${shown.name}`}
          mediaType={shown.mediaType}
          cannotShow={text('verification.cannotShow')}
        />
      )}
    </Stack>
  );
}
