import { poojaServiceEndpoints, RESOURCE_KINDS, type Resource, resourceEndpoints, resourceSchema } from '@sannidhi/contracts';
import {
  CheckboxField,
  type Column,
  CountField,
  Field,
  FieldPair,
  Form,
  formatDate,
  formatWallTime,
  notify,
  RecordListView,
  SelectField,
  textColumn,
  untilTimes,
  useList,
  usePanel,
  useRead,
  useSession,
  useWrite,
  wallTimes,
} from '@sannidhi/kit';
import { activeColumn } from '../office/active-column.tsx';
import { BackLink } from '../office/back-link.tsx';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';

/** The temple's halls and other resources, with their hours and what they need before and after. */
export function PlacesView() {
  const navigation = useOfficeText('navigation');
  const panel = usePanel('resource');
  const manages = useSession().can('resources:manage');
  return (
    <RecordListView
      texts={useOfficeText('places')}
      back={<BackLink to="/temple-admin/calendar">{navigation('calendar')}</BackLink>}
      list={useList(resourceEndpoints.list)}
      panel={panel}
      columns={useColumns()}
      name={({ name }) => name}
      create={manages && (() => <PlaceForm onDone={panel.close} />)}
      record={manages && ((resource) => <PlaceForm resource={resource} onDone={panel.close} />)}
    />
  );
}

function useColumns(): Column<Resource>[] {
  const text = useOfficeText('places');
  return [
    textColumn('name', text('column.name'), ({ name }) => name, { phone: 'title' }),
    textColumn('kind', text('column.kind'), ({ kind }) => text(`kind.${kind}`), { width: 140, phone: 'detail' }),
    textColumn('hours', text('column.hours'), ({ opensAt, closesAt }) => `${formatWallTime(opensAt)} – ${formatWallTime(closesAt)}`, {
      width: 190,
      low: true,
    }),
    textColumn(
      'preparation',
      text('column.preparation'),
      ({ setupMinutes, teardownMinutes }) =>
        [setupMinutes && text('setupOf', { minutes: setupMinutes }), teardownMinutes && text('teardownOf', { minutes: teardownMinutes })]
          .filter(Boolean)
          .join(', '),
      { width: 240, low: true },
    ),
    textColumn('approval', text('column.approval'), ({ needsApproval }) => (needsApproval ? text('approval.needed') : ''), {
      width: 150,
      low: true,
    }),
    activeColumn({ header: text('column.state'), active: text('active'), ended: text('ended') }),
  ];
}

const SUNDAY = Date.UTC(2026, 10, 22);
const DAY_MS = 86_400_000;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Adds a hall or another resource, or changes one; its uses stay as they are. */
function PlaceForm({ resource, onDone }: { resource?: Resource; onDone: () => void }) {
  const text = useOfficeText('places');
  const create = useWrite(resourceEndpoints.create);
  const change = useWrite(resourceEndpoints.change);
  const { can } = useSession();
  const services = useRead(poojaServiceEndpoints.list, { enabled: can('bookings:read') });
  const poojas = services.data ?? [];
  return (
    <Form
      label={resource?.name ?? text('form.titleNew')}
      schema={resourceSchema}
      initialValues={valuesOf(resource)}
      onSubmit={async (body) => {
        const saved = await (resource ? change.mutateAsync({ params: { resourceId: resource.id }, body }) : create.mutateAsync({ body }));
        notify({ kind: 'success', title: text('form.done', { name: saved.name }) });
        onDone();
      }}
    >
      <Field name="name" label={text('form.name')} maxLength={80} />
      <SelectField
        name="kind"
        label={text('form.kind')}
        choices={RESOURCE_KINDS.map((value) => ({ value, label: text(`kind.${value}`) }))}
      />
      <CountField optional name="capacity" label={text('form.capacity')} digits={6} />
      <FieldPair>
        <SelectField name="opensAt" label={text('form.opens')} choices={withOwn(wallTimes(), resource?.opensAt)} />
        <SelectField name="closesAt" label={text('form.closes')} choices={withOwn(untilTimes(text('form.midnight')), resource?.closesAt)} />
      </FieldPair>
      <TogglesField
        name="closedDays"
        label={text('form.closedDays')}
        choices={WEEKDAYS.map((value) => ({
          value,
          label: formatDate(new Date(SUNDAY + value * DAY_MS), { weekday: 'short', timeZone: 'UTC' }),
        }))}
      />
      <FieldPair>
        <CountField name="setupMinutes" label={text('form.setup')} digits={3} />
        <CountField name="teardownMinutes" label={text('form.teardown')} digits={3} />
      </FieldPair>
      {poojas.length > 0 && (
        <TogglesField name="serviceIds" label={text('form.poojas')} choices={poojas.map(({ id, name }) => ({ value: id, label: name }))} />
      )}
      <div>
        <CheckboxField name="needsApproval" label={text('form.needsApproval')} help={text('form.needsApprovalHelp')} />
        {resource && <CheckboxField name="active" label={text('form.active')} help={text('form.activeHelp')} />}
      </div>
      <FormEnd onCancel={onDone} {...(resource ? {} : { submit: text('form.submitNew') })} />
    </Form>
  );
}

/** A hall's hours may be between the half hours. */
function withOwn(times: ReturnType<typeof wallTimes>, own: string | undefined): ReturnType<typeof wallTimes> {
  if (!own || times.some(({ value }) => value === own)) return times;
  return [...times, { value: own, label: formatWallTime(own) }].sort((one, other) => one.value.localeCompare(other.value));
}

const valuesOf = (resource: Resource | undefined) => ({
  name: resource?.name ?? '',
  kind: resource?.kind ?? 'hall',
  capacity: resource?.capacity ?? undefined,
  opensAt: resource?.opensAt ?? '06:00',
  closesAt: resource?.closesAt ?? '22:00',
  closedDays: resource?.closedDays ?? [],
  needsApproval: resource?.needsApproval ?? false,
  setupMinutes: resource?.setupMinutes ?? 0,
  teardownMinutes: resource?.teardownMinutes ?? 0,
  serviceIds: resource?.serviceIds ?? [],
  active: resource?.active ?? true,
});

export { PlacesView as Screen };
