import { formatPhone, type TemplePage, websiteLink } from '@sannidhi/contracts';
import { Card, Facts, languageName, styled } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { NextEvents } from '../events/next-events.tsx';
import { useTexts } from '../use-texts.ts';
import { deityList } from './deity-list.ts';
import { PurposeList } from './purpose-list.tsx';
import { SuspendedTemple } from './suspended-temple.tsx';
import { TempleDays } from './temple-days.tsx';
import { TempleHead } from './temple-head.tsx';
import { VisitCards } from './visit-cards.tsx';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });

/** Who a temple is, what takes place there and what it accepts gifts for. `actions`: what its visitor can do here. */
export function TempleBody({ page: { temple, funds, isSuspended }, actions }: { page: TemplePage; actions: ReactNode }) {
  const text = useTexts();
  const website = websiteLink(temple.website);
  return (
    <>
      <TempleHead name={temple.name} place={text('guest.place', { city: temple.city, state: temple.state })} />
      <Actions>{actions}</Actions>
      {isSuspended && <SuspendedTemple />}
      <Card title={text('myTemple.about')}>
        {temple.description && <p style={{ marginBottom: 16 }}>{temple.description}</p>}
        <Facts
          facts={[
            { label: text('myTemple.deities'), value: deityList(temple.deities) },
            { label: text('myTemple.tradition'), value: temple.tradition },
            { label: text('myTemple.languages'), value: temple.languages.map(languageName).join(', ') },
            { label: text('myTemple.address'), value: temple.address },
            { label: text('myTemple.phone'), value: temple.phone && <a href={`tel:${temple.phone}`}>{formatPhone(temple.phone)}</a> },
            { label: text('myTemple.email'), value: temple.email && <a href={`mailto:${temple.email}`}>{temple.email}</a> },
            {
              label: text('myTemple.website'),
              value: website && (
                <a href={website} rel="noreferrer">
                  {temple.website}
                </a>
              ),
            },
          ]}
        />
      </Card>
      {!isSuspended && <NextEvents slug={temple.slug} />}
      {!isSuspended && <TempleDays slug={temple.slug} timeZone={temple.timeZone} />}
      <VisitCards temple={temple} />
      {!isSuspended && (
        <Card title={text('myTemple.purposes')}>
          {funds.length > 0 ? <PurposeList temple={temple} funds={funds} /> : <p>{text('myTemple.noPurposes')}</p>}
        </Card>
      )}
    </>
  );
}
