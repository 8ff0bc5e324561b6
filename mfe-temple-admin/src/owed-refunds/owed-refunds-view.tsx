import {
  HAND_OUT_METHODS,
  type HandOutMethod,
  OWED_REFUND_LISTS,
  type OwedRefund,
  type OwedRefundList,
  owedRefundEndpoints,
} from '@sannidhi/contracts';
import {
  Button,
  ChoiceFilter,
  type Column,
  formatCents,
  IconPrinter,
  labelText,
  moneyColumn,
  orderLabelText,
  PageHeader,
  RecordListView,
  Stack,
  Tabs,
  textColumn,
  useList,
  usePanel,
  useRead,
} from '@sannidhi/kit';
import { methodLabel } from '../office/labels.ts';
import { OnScreen, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { OwedRefundRecord } from './owed-refund-record.tsx';
import { PrintedRefunds } from './printed-refunds.tsx';
import { usePrinted } from './use-printed.ts';

const TAB = { show: 'owed' };
/** Refunds of cash and checks that wait for somebody to hand them out, or that were handed out: to record, to print and to sign. */
export function OwedRefundsView() {
  const text = useOfficeText('owedRefunds');
  const panel = usePanel('refund');
  const list = useList(owedRefundEndpoints.list, TAB);
  const { show, method } = list.query;
  const printed = usePrinted({ show, ...(method ? { method } : {}) });
  const sum = useSum(list.query);
  const { name: temple } = useTemple();
  return (
    <>
      <OnScreen>
        <RecordListView
          texts={text}
          list={list}
          panel={panel}
          columns={useRefundColumns(show)}
          name={payerOf}
          head={<Head list={list} sum={sum} printed={printed} />}
          filters={
            <ChoiceFilter
              label={text('paidBy')}
              value={method}
              onChange={(value) => list.set({ method: value as HandOutMethod | undefined })}
              choices={HAND_OUT_METHODS.map((value) => ({ value, label: text(`method.${value}`) }))}
            />
          }
          record={(refund) => <OwedRefundRecord key={refund.id} refund={refund} />}
          done={text('handedOut')}
        />
      </OnScreen>
      <PrintedRefunds
        title={[temple, text(`paper.${show}`)].filter(Boolean).join(': ')}
        sum={sum}
        refunds={printed.rows ?? list.table.rows ?? []}
      />
    </>
  );
}

type RefundList = Pick<ReturnType<typeof useList<typeof owedRefundEndpoints.list>>, 'query' | 'set'>;

/** What there is in all. */
function useSum({ show, method }: RefundList['query']): string | undefined {
  const text = useOfficeText('owedRefunds');
  const { data } = useRead(owedRefundEndpoints.summary, { query: { show, ...(method ? { method } : {}) } });
  return data && data.count > 0 ? text(`sum.${show}`, { count: data.count, amount: formatCents(data.totalCents) }) : undefined;
}

interface HeadProps {
  list: RefundList;
  sum: string | undefined;
  printed: ReturnType<typeof usePrinted>;
}

/** Title, what there is in all, and the two lists. */
function Head({ list: { query, set }, sum, printed }: HeadProps) {
  const text = useOfficeText('owedRefunds');
  const { show } = query;
  const print = sum && (
    <Button icon={IconPrinter} busy={printed.isReading && text('printing')} onClick={() => void printed.print()}>
      {text('print')}
    </Button>
  );
  return (
    <Stack spacing={2}>
      <PageHeader title={text('title')} lead={text('intro')} actions={print} />
      <div data-noprint>
        <Tabs
          label={text('lists')}
          value={show}
          onChange={(next) => set({ show: next as OwedRefundList }, { refund: undefined })}
          tabs={OWED_REFUND_LISTS.map((value) => ({ value, label: text(`list.${value}`) }))}
        />
      </div>
      {sum && <Secondary>{sum}</Secondary>}
    </Stack>
  );
}

const payerOf = ({ payer, payerMessage }: OwedRefund): string => labelText(payer, payerMessage);

function useRefundColumns(show: OwedRefundList): Column<OwedRefund>[] {
  const text = useOfficeText('owedRefunds');
  const office = useOfficeText();
  const moments = useMoments();
  const day = (refund: OwedRefund) => (refund.handedOut ? moments.day(refund.handedOut.on) : moments.short(refund.owedSince));
  return [
    textColumn('payer', text('column.payer'), payerOf, { phone: 'title' }),
    textColumn('what', text('column.what'), ({ what }) => orderLabelText(what), { phone: 'detail' }),
    textColumn('method', text('paidBy'), ({ method }) => methodLabel(office, method), { width: 120, low: true, phone: 'detail' }),
    textColumn('day', text(`column.day.${show}`), day, { width: 140, low: true }),
    moneyColumn('amount', text('column.amount'), ({ amountCents }) => amountCents, { phone: 'value' }),
  ];
}

export { OwedRefundsView as Screen };
