import { type PriestProfile, priestEndpoints } from '@sannidhi/contracts';
import { Card, EmptyState, Facts, formatTime, Page, PageHeader, ScreenStates, useRead, useSession, useText } from '@sannidhi/kit';

/** The priest's day: services in order once temples assign them, and the temples served with their local time. */
function DayScreen() {
  const text = useText('mfe-priest');
  const { user } = useSession();
  const profile = useRead(priestEndpoints.profile);
  return (
    <Page>
      <PageHeader title={text('day.greeting', { name: user?.fullName ?? '' })} />
      <ScreenStates query={profile} failedTitle={text('day.failed')}>
        {(data) => (
          <>
            <Card title={text('day.list')}>
              <EmptyState title={text('day.services')}>{text('day.servicesMore')}</EmptyState>
            </Card>
            <Temples temples={data.temples} />
            <Facts
              facts={[
                { label: text('day.languages'), value: data.languages.join(', ') },
                { label: text('day.traditions'), value: data.traditions.join(', ') },
              ]}
            />
          </>
        )}
      </ScreenStates>
    </Page>
  );
}

function Temples({ temples }: { temples: PriestProfile['temples'] }) {
  const text = useText('mfe-priest');
  return (
    <Card title={text('day.temples')}>
      {temples.length === 0 ? (
        <p>{text('day.noTemples')}</p>
      ) : (
        <Facts
          ruled
          facts={temples.map(({ name, city, state, timeZone }) => ({
            label: text('day.temple', { name, city, state }),
            value: text('day.time', { time: formatTime(new Date(), { timeZone }) }),
          }))}
        />
      )}
    </Card>
  );
}

export { DayScreen as Screen };
