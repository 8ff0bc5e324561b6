import { type RegistrationDetail, registrationEndpoints } from '@sannidhi/contracts';
import { Banner, formatDate, ScreenStates, StatusChip, styled, useRead, useText } from '@sannidhi/kit';
import { useState } from 'react';
import { ChangesTable } from './changes-table.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { FindingsTable } from './findings-table.tsx';
import { PaperList } from './paper-list.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '@media (min-width:1300px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
});
const Facts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  '& h2': { ...theme.typography.h2, overflowWrap: 'anywhere' },
  '& p': { color: theme.vars.palette.text.secondary },
}));

/** One registration: what the temple says next to what the platform found, its documents, and the decision. */
export function RegistrationPage({ id }: { id: string }) {
  const text = useText('mfe-superadmin');
  const registration = useRead(registrationEndpoints.detail, { params: { registrationId: id } });
  const [again, setAgain] = useState({ times: 0, message: '' });
  const lookAgain = async (message: string) => {
    await registration.refetch();
    setAgain(({ times }) => ({ times: times + 1, message }));
  };
  return (
    <ScreenStates query={registration} failedTitle={text('approvals.detailFailed')}>
      {(data) => (
        <Columns>
          <Facts>
            <Title registration={data} />
            {data.message && (
              <Banner kind="info" title={text('approvals.said')}>
                {data.message}
              </Banner>
            )}
            {data.previous && <ChangesTable before={data.previous.temple} now={data.temple} />}
            <FindingsTable registration={data} />
            <PaperList registration={data} onRead={() => void registration.refetch()} />
          </Facts>
          <DecisionPanel
            key={`${data.status}:${again.times}`}
            registration={data}
            message={again.message}
            onLookAgain={(message) => void lookAgain(message)}
          />
        </Columns>
      )}
    </ScreenStates>
  );
}

function Title({ registration: { name, reference, submittedAt, status, reviewer } }: { registration: RegistrationDetail }) {
  const text = useText('mfe-superadmin');
  const sent = formatDate(submittedAt, { weekday: 'long', month: 'long', day: 'numeric' });
  return (
    <Head>
      <div>
        <h2>{name}</h2>
        <p>
          {text('approvals.reference', { reference, sent })}
          {reviewer && ` ${text('approvals.reviewer', { reviewer })}`}
        </p>
      </div>
      <StatusChip of="temple" state={status} />
    </Head>
  );
}
