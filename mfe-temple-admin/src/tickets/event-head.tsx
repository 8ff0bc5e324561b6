import { PageHeader, Tabs, useSession } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { manageEventPath } from '../events/event-paths.ts';
import { BackLink } from '../office/back-link.tsx';
import { useOfficeText } from '../office/namespace.ts';

const VIEWS = [
  { value: 'dates', permission: 'events:read' },
  { value: 'tickets', permission: 'events:read' },
  { value: 'discounts', permission: 'events:read' },
  { value: 'attendees', permission: 'tickets:read' },
  { value: 'waitlist', permission: 'tickets:read' },
  { value: 'thanks', permission: 'events:read' },
] as const;

interface EventHeadProps {
  eventId: string;
  title: string | undefined;
  view: (typeof VIEWS)[number]['value'];
  lead?: string;
  actions?: ReactNode;
}

/** An event's name, and its views. */
export function EventHead({ eventId, title, view, lead, actions }: EventHeadProps) {
  const text = useOfficeText('tickets');
  const events = useOfficeText('events');
  const go = useNavigate();
  const { can } = useSession();
  const tabs = VIEWS.filter(({ permission }) => can(permission)).map(({ value }) => ({ value, label: text(`views.${value}`) }));
  return (
    <>
      {can('events:read') && <BackLink to="/temple-admin/events">{events('title')}</BackLink>}
      <PageHeader title={title ?? text('event')} lead={lead} actions={actions} />
      <Tabs
        label={text('viewsOf')}
        tabs={tabs}
        value={view}
        onChange={(next) => void go(manageEventPath(eventId, next === 'dates' ? undefined : next))}
      />
    </>
  );
}
