import { ledgerEndpoints, type Proof } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Card,
  type Column,
  DataTable,
  formatCents,
  IconRefresh,
  labelText,
  Page,
  ScreenStates,
  Stack,
  useRead,
} from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { LedgerHead } from './ledger-head.tsx';
import { ProofChip, ProofFacts } from './proof-facts.tsx';

type Difference = Proof['differences'][number];
type WaitingGift = Proof['underWay'][number];

/** Processor, counter, ledger and receipts compared; any difference is listed, never hidden. */
function ProofView() {
  const text = useOfficeText();
  const moments = useMoments();
  const proof = useRead(ledgerEndpoints.proof);
  return (
    <Page>
      <LedgerHead view="proof" />
      <ScreenStates query={proof} failedTitle={text('ledger.proof.failed')}>
        {(data) => (
          <>
            <Banner kind={data.holds ? 'success' : 'error'} title={text(data.holds ? 'ledger.proof.holds' : 'ledger.proof.broken')} />
            <Page reading>
              <Card title={text('ledger.proof.table')} aside={<ProofChip holds={data.holds} />}>
                <Stack spacing={3}>
                  <ProofFacts proof={data} />
                  <Row align="spread">
                    <Secondary>{text('ledger.proof.checked', { when: moments.relative(data.checkedAt) })}</Secondary>
                    <Button
                      icon={IconRefresh}
                      busy={proof.isFetching && text('ledger.proof.checking')}
                      onClick={() => void proof.refetch()}
                    >
                      {text('ledger.proof.again')}
                    </Button>
                  </Row>
                </Stack>
              </Card>
            </Page>
            {data.differences.length > 0 && <Differences differences={data.differences} />}
            {data.underWay.length > 0 && <UnderWay gifts={data.underWay} />}
          </>
        )}
      </ScreenStates>
    </Page>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const text = useOfficeText();
  const columns: Column<Difference>[] = [
    {
      key: 'what',
      header: text('ledger.proof.differences'),
      cell: ({ what, whatMessage }) => labelText(what, whatMessage),
      full: ({ what, whatMessage }) => labelText(what, whatMessage),
      phone: 'title',
    },
    {
      key: 'expected',
      header: text('ledger.proof.expected'),
      cell: ({ expectedCents }) => formatCents(expectedCents),
      align: 'end',
      width: 140,
      phone: 'detail',
    },
    {
      key: 'found',
      header: text('ledger.proof.found'),
      cell: ({ foundCents }) => formatCents(foundCents),
      align: 'end',
      width: 140,
      phone: 'value',
    },
    {
      key: 'gift',
      header: text('ledger.proof.giftColumn'),
      cell: ({ orderId }) => orderId && <Link to={`/temple-admin/donations?gift=${orderId}`}>{text('ledger.proof.gift')}</Link>,
      width: 140,
      phone: 'status',
    },
  ];
  return (
    <DataTable
      caption={text('ledger.proof.differences')}
      columns={columns}
      rows={differences}
      rowKey={({ what, orderId }) => `${what}/${orderId}`}
      rowName={({ what }) => what}
      empty={null}
    />
  );
}

/** Gifts whose money has moved at the provider but whose webhook is still outstanding: shown, but not as a difference. */
function UnderWay({ gifts }: { gifts: readonly WaitingGift[] }) {
  const text = useOfficeText();
  const title = text('ledger.proof.underWay', { count: gifts.length });
  const columns: Column<WaitingGift>[] = [
    {
      key: 'gift',
      header: text('ledger.proof.giftColumn'),
      cell: ({ orderId }) => <Link to={`/temple-admin/donations?gift=${orderId}`}>{text('ledger.proof.gift')}</Link>,
      phone: 'title',
    },
    {
      key: 'amount',
      header: text('ledger.proof.amount'),
      cell: ({ cents }) => formatCents(cents),
      align: 'end',
      width: 140,
      phone: 'value',
    },
  ];
  return (
    <Card title={title}>
      <Stack spacing={2}>
        <Secondary>{text('ledger.proof.underWayMore')}</Secondary>
        <DataTable
          caption={title}
          columns={columns}
          rows={gifts}
          rowKey={({ orderId }) => orderId}
          rowName={() => text('ledger.proof.giftColumn')}
          empty={null}
        />
      </Stack>
    </Card>
  );
}

export { ProofView as Screen };
