import { type PledgeQuestion, pledgeEndpoints } from '@sannidhi/contracts';
import { type Column, formatCents, moneyColumn, RecordListView, textColumn, useList, usePanel, useSession } from '@sannidhi/kit';
import { donorText } from '../office/donor-text.ts';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { MatchForm } from './match-form.tsx';

/** Gifts that may count toward a pledge, for the office to decide. */
export function PledgeQuestionsView() {
  const text = useOfficeText('questions');
  const panel = usePanel('question');
  const manages = useSession().can('pledges:record');
  return (
    <RecordListView
      texts={text}
      list={useList(pledgeEndpoints.questions)}
      panel={panel}
      columns={useQuestionColumns()}
      name={({ donorName, leftCents }) => text('name', { donor: donorText(donorName), amount: formatCents(leftCents) })}
      record={manages && ((question) => <MatchForm key={question.id} question={question} onDone={panel.close} />)}
    />
  );
}

function useQuestionColumns(): Column<PledgeQuestion>[] {
  const text = useOfficeText('questions');
  const moments = useMoments();
  return [
    textColumn('donor', text('column.donor'), ({ donorName }) => donorText(donorName), { phone: 'title' }),
    textColumn('received', text('column.received'), ({ receivedAt }) => moments.received(receivedAt), { width: 120, phone: 'detail' }),
    textColumn('fund', text('column.fund'), ({ fund }) => fund.name, { phone: 'detail' }),
    textColumn('why', text('column.why'), ({ question }) => text(`why.${question}`), { low: true }),
    moneyColumn('left', text('column.left'), ({ leftCents }) => leftCents, { phone: 'value' }),
  ];
}

export { PledgeQuestionsView as Screen };
