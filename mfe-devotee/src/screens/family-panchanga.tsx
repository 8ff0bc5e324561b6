import { type FamilyDatesReply, type FamilyMember, familyDateEndpoints, familyEndpoints } from '@sannidhi/contracts';
import {
  Button,
  dateIn,
  EmptyState,
  formatZone,
  IconChevronLeft,
  IconChevronRight,
  IconPlus,
  IconPrinter,
  Korvai,
  Page,
  PageHeader,
  ScreenStates,
  styled,
  Tabs,
  useRead,
} from '@sannidhi/kit';
import { useSearchParams } from 'react-router-dom';
import { useHomeYear } from '../dashboard/use-home-year.ts';
import { CalendarSubscription } from '../family/calendar-subscription.tsx';
import { YearByDate, YearByPerson } from '../family/year-of-days.tsx';
import { useTexts } from '../use-texts.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const Years = styled('nav')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, '& strong': { fontWeight: 600 } });
const OnPaper = styled('div')({ display: 'none', '@media print': { display: 'block' } });

/** The family's birth stars, lunar birthdays and days of remembrance, at the devotee's place, a year at a time. */
function FamilyPanchanga() {
  const text = useTexts();
  const [params] = useSearchParams();
  const thisYear = useHomeYear();
  const asked = Number(params.get('year'));
  const year = Number.isInteger(asked) && asked >= FIRST_YEAR && asked <= LAST_YEAR ? asked : thisYear;
  const members = useRead(familyEndpoints.list);
  const dates = useRead(familyDateEndpoints.dates, { query: { year } });
  return (
    <Page reading>
      <PageHeader
        title={text('familyDays.heading', { year })}
        lead={dates.data?.place && text('familyDays.lead', { place: dates.data.place.name, zone: formatZone(dates.data.place.timeZone) })}
        actions={
          dates.data?.dates.length ? (
            <Button icon={IconPrinter} onClick={() => window.print()}>
              {text('familyDays.print')}
            </Button>
          ) : undefined
        }
      />
      <OnPaper>
        <Korvai />
      </OnPaper>
      <ScreenStates query={members} failedTitle={text('family.failed')} isEmpty={(all) => all.length === 0} empty={<NoFamily />}>
        {(family) => (
          <>
            <Switches year={year} />
            <ScreenStates query={dates} failedTitle={text('familyDays.failed')} isEmpty={({ place }) => place === null} empty={<NoPlace />}>
              {(reply) => <Year reply={reply} members={family} byPerson={params.get('view') === 'people'} />}
            </ScreenStates>
            <CalendarSubscription />
          </>
        )}
      </ScreenStates>
    </Page>
  );
}

function Year({ reply, members, byPerson }: { reply: FamilyDatesReply; members: readonly FamilyMember[]; byPerson: boolean }) {
  const text = useTexts();
  const { place, dates } = reply;
  if (!place) return null;
  if (dates.length === 0) return <EmptyState title={text('familyDays.empty')}>{text('familyDays.emptyHelp')}</EmptyState>;
  const today = dateIn(place.timeZone);
  const shown = { reply: { ...reply, place }, members, today };
  return byPerson ? <YearByPerson {...shown} /> : <YearByDate {...shown} />;
}

/** Year and view are in the URL, so Back and reload keep them. */
function Switches({ year }: { year: number }) {
  const text = useTexts();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'people' ? 'people' : 'dates';
  const query = (of: string, when: number) => new URLSearchParams({ ...(of === 'people' && { view: of }), year: String(when) });
  const at = (next: number) => `/devotee/family-panchanga?${query(view, next)}`;
  const tabs = ['dates', 'people'].map((value) => ({ value, label: text(`familyDays.views.${value}`) }));
  return (
    <div data-noprint>
      <Years aria-label={text('familyDays.years')}>
        {year > FIRST_YEAR && (
          <Button small variant="text" icon={IconChevronLeft} to={at(year - 1)}>
            {String(year - 1)}
          </Button>
        )}
        <strong aria-current="true">{year}</strong>
        {year < LAST_YEAR && (
          <Button small variant="text" icon={IconChevronRight} to={at(year + 1)}>
            {String(year + 1)}
          </Button>
        )}
      </Years>
      <Tabs label={text('familyDays.view')} tabs={tabs} value={view} onChange={(next) => setParams(query(next, year))} />
    </div>
  );
}

function NoFamily() {
  const text = useTexts();
  return (
    <EmptyState
      title={text('family.empty')}
      action={
        <Button variant="primary" icon={IconPlus} to="/devotee/add-family-member">
          {text('family.add')}
        </Button>
      }
    >
      {text('familyDays.noFamilyHelp')}
    </EmptyState>
  );
}

function NoPlace() {
  const text = useTexts();
  return (
    <EmptyState
      title={text('familyDays.noPlace')}
      action={
        <Button variant="primary" to="/devotee/add-temple">
          {text('familyDays.findTemple')}
        </Button>
      }
    >
      {text('familyDays.noPlaceHelp')}
    </EmptyState>
  );
}

export { FamilyPanchanga as Screen };
