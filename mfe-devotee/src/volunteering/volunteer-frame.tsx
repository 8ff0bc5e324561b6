import { Page, PageHeader, Tabs } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { useTexts } from '../use-texts.ts';
import { VOLUNTEER_PATH } from './volunteering-paths.ts';

const VIEWS = ['find', 'shifts', 'hours', 'preferences'] as const;

/** The page around each of the volunteer views. */
export function VolunteerFrame({ children }: { children: ReactNode }) {
  const text = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'find';
  return (
    <Page reading>
      <PageHeader title={text('volunteering.title')} lead={text('volunteering.lead')} />
      <VerifyBanner />
      <Tabs
        label={text('volunteering.views')}
        tabs={VIEWS.map((value) => ({ value, label: text(`volunteering.view.${value}`) }))}
        value={view}
        onChange={(next) => void navigate(next === 'find' ? VOLUNTEER_PATH : `${VOLUNTEER_PATH}?view=${next}`)}
      />
      {children}
    </Page>
  );
}
