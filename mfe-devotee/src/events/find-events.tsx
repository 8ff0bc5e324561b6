import { findEventsQuery, publicEventEndpoints } from '@sannidhi/contracts';
import {
  Button,
  CountField,
  EmptyState,
  Field,
  FieldPair,
  Form,
  IconSearch,
  Page,
  PagedList,
  PageHeader,
  ScreenStates,
  useList,
} from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { EventList } from './event-list.tsx';

const MILES = 50;

/** Every temple's events by place, date and distance. The search is in the URL, so Back and reload keep it. */
function FindEvents() {
  const text = useTexts();
  const list = useList(publicEventEndpoints.find);
  const { zip = '', miles = MILES, from = '', to = '', temple } = list.query;
  return (
    <Page reading>
      <PageHeader title={text('titles.findEvents')} lead={text('events.findLead')} />
      <Form
        key={JSON.stringify([zip, miles, from, to])}
        label={text('titles.findEvents')}
        schema={findEventsQuery.pick(['zip', 'miles', 'from', 'to'])}
        initialValues={{ zip, miles, from, to }}
        onSubmit={(found) => list.set({ temple, ...emptyLeftOut(found) })}
      >
        <FieldPair>
          <Field optional name="zip" label={text('events.zip')} inputMode="numeric" maxLength={10} />
          <CountField name="miles" label={text('events.withinMiles')} digits={3} />
        </FieldPair>
        <FieldPair>
          <Field optional name="from" type="date" label={text('events.from')} />
          <Field optional name="to" type="date" label={text('events.to')} />
        </FieldPair>
        <div>
          <Button type="submit" icon={IconSearch}>
            {text('events.search')}
          </Button>
        </div>
      </Form>
      <PagedList paging={list.paging} previous={text('events.previous')} next={text('events.next')}>
        <ScreenStates
          query={list}
          failedTitle={text('events.failed')}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState plain title={text('events.none')}>
              {text('events.noneFound')}
            </EmptyState>
          }
        >
          {({ items }) => <EventList items={items} />}
        </ScreenStates>
      </PagedList>
    </Page>
  );
}

interface Search {
  zip?: string | undefined;
  miles?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const emptyLeftOut = ({ zip, miles, from, to }: Search) => ({
  zip: zip || undefined,
  miles: zip ? miles : undefined,
  from: from || undefined,
  to: to || undefined,
});

export { FindEvents as Screen };
