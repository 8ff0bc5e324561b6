import { priestAvailabilityEndpoints, priestEndpoints } from '@sannidhi/contracts';
import { Card, Page, PageHeader, ScreenStates, useRead, useText } from '@sannidhi/kit';
import { PriestTabs } from '../day/priest-tabs.tsx';
import { DaysOffForm } from './days-off-form.tsx';
import { HoursForm } from './hours-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { TemplesServed } from './temples-served.tsx';

/** The priest’s hours, days off and profile: what temples look at before they ask. */
export function AvailabilityView() {
  const text = useText('mfe-priest');
  const hours = useRead(priestAvailabilityEndpoints.availability);
  const daysOff = useRead(priestAvailabilityEndpoints.daysOff);
  const profile = useRead(priestEndpoints.profile);
  return (
    <Page reading>
      <PageHeader title={text('availability.title')} lead={text('availability.intro')} />
      <PriestTabs />
      <Card title={text('availability.hours')}>
        <ScreenStates query={hours} failedTitle={text('availability.failed')}>
          {(data) => <HoursForm hours={data} />}
        </ScreenStates>
      </Card>
      <Card title={text('availability.daysOff')}>
        <ScreenStates query={daysOff} failedTitle={text('availability.failed')}>
          {(data) => <DaysOffForm daysOff={data.daysOff} />}
        </ScreenStates>
      </Card>
      <Card title={text('availability.photo.title')}>
        <ScreenStates query={profile} failedTitle={text('availability.failed')}>
          {(data) => <ProfilePhoto profile={data} />}
        </ScreenStates>
      </Card>
      <Card title={text('availability.profile')}>
        <ScreenStates query={profile} failedTitle={text('availability.failed')}>
          {(data) => <ProfileForm profile={data} />}
        </ScreenStates>
      </Card>
      <Card title={text('availability.temples.title')}>
        <ScreenStates query={profile} failedTitle={text('availability.failed')}>
          {(data) => <TemplesServed profile={data} />}
        </ScreenStates>
      </Card>
    </Page>
  );
}

export { AvailabilityView as Screen };
