import { templeHoursEndpoints } from '@sannidhi/contracts';
import { Card, Page, ScreenStates, useRead, useSession } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { HoursForm } from './hours-form.tsx';
import { HoursList } from './hours-list.tsx';
import { SettingsHead } from './settings-head.tsx';

/** When the temple is open: every week, and on days of its own. Visitors see the same on the temple's page. */
export function HoursView() {
  const text = useOfficeText('templePage.hours');
  const manages = useSession().can('temple:manage');
  const { zoneName } = useTemple();
  const hours = useRead(templeHoursEndpoints.own);
  return (
    <Page reading>
      <SettingsHead view="hours" lead={text('lead')} />
      <Card title={text('title')} aside={<Secondary>{zoneName}</Secondary>}>
        <ScreenStates query={hours} failedTitle={text('failed')}>
          {(data) => (manages ? <HoursForm hours={data} reload={async () => (await hours.refetch()).data} /> : <HoursList hours={data} />)}
        </ScreenStates>
      </Card>
    </Page>
  );
}

export { HoursView as Screen };
