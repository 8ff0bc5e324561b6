import { type DedicationCard, recognitionEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  ExportButton,
  notify,
  PagedList,
  ScreenStates,
  textColumn,
  useErrorSentence,
  useList,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Honor and memorial cards: print and mail those that wait; the others say what became of them. */
export function DedicationCards() {
  const text = useOfficeText('recognition');
  const cards = useList(recognitionEndpoints.cards);
  const columns = useCardColumns();
  return (
    <PagedList paging={cards.paging} previous={text('newer')} next={text('older')}>
      <Card title={text('cards')}>
        <ScreenStates query={cards} failedTitle={text('cardsFailed')}>
          {({ items }) => (
            <DataTable
              caption={text('cards')}
              columns={columns}
              rows={items}
              rowKey={({ orderId }) => orderId}
              empty={
                <EmptyState plain title={text('cardsEmpty')}>
                  {text('cardsEmptyMore')}
                </EmptyState>
              }
              rowName={({ recipient }) => recipient}
            />
          )}
        </ScreenStates>
      </Card>
    </PagedList>
  );
}

function useCardColumns(): Column<DedicationCard>[] {
  const text = useOfficeText('recognition');
  return [
    textColumn('recipient', text('column.recipient'), ({ recipient }) => recipient, { phone: 'title' }),
    textColumn('occasion', text('column.occasion'), ({ kind, honoree }) => text(kind, { name: honoree }), { phone: 'detail' }),
    textColumn('to', text('column.to'), ({ email, address }) => email ?? address ?? '', { phone: 'detail' }),
    textColumn('status', text('column.status'), ({ status }) => text(`status.${status}`), { width: 110, phone: 'value' }),
    {
      key: 'actions',
      header: text('column.actions'),
      cell: (card) => (card.status === 'to-mail' ? <CardActions card={card} /> : ''),
      width: 250,
      phone: 'status',
    },
  ];
}

function CardActions({ card: { orderId, recipient } }: { card: DedicationCard }) {
  const text = useOfficeText('recognition');
  const sentence = useErrorSentence();
  const { can } = useSession();
  const mailed = useWrite(recognitionEndpoints.mailed, {
    onSuccess: () => notify({ kind: 'success', title: text('mailedDone', { recipient }) }),
  });
  const mark = () => mailed.mutate({ params: { orderId } }, { onError: (error) => notify({ kind: 'error', title: sentence(error) }) });
  return (
    <Row>
      <ExportButton endpoint={recognitionEndpoints.cardPdf} params={{ orderId }} fileName="card.pdf">
        {text('printCard')}
      </ExportButton>
      {can('donations:record') && (
        <Button small disabled={mailed.isPending} onClick={mark}>
          {text('markMailed')}
        </Button>
      )}
    </Row>
  );
}
