import { type OwnTempleHours, templeHoursEndpoints, templeHoursSchema } from '@sannidhi/contracts';
import {
  Banner,
  CheckboxField,
  CountField,
  Field,
  FieldPair,
  Form,
  FormActions,
  notify,
  RowsField,
  SelectField,
  SubmitButton,
  untilTimes,
  useFormField,
  useWrite,
  wallTimes,
} from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';
import { useNewest } from '../office/use-newest.ts';
import { HoursList } from './hours-list.tsx';
import { WEEK, weekdayName } from './weekdays.ts';

const EVERY_MINUTES = 15;
const MORNING = { from: '09:00', until: '12:30' };

interface HoursFormProps {
  hours: OwnTempleHours;
  /** Reads the hours again; undefined where that failed. */
  reload: () => Promise<OwnTempleHours | undefined>;
}

/**
 * Changes the hours of the week and the special days. Where somebody else saved theirs in the meantime, those are shown, what was typed
 * stays, and saving again replaces them.
 */
export function HoursForm({ hours, reload }: HoursFormProps) {
  const text = useOfficeText('templePage.hours');
  const common = useOfficeText('common');
  const change = useWrite(templeHoursEndpoints.change);
  const { version, theirs, saved, onFailure } = useNewest(hours, reload, 'hours-changed');
  return (
    <Form
      long
      label={text('title')}
      schema={templeHoursSchema}
      initialValues={{
        version,
        weekly: hours.weekly,
        special: hours.special.map((day) => ({ ...day, ...openHours(day) })),
        replyHours: hours.replyHours,
      }}
      onSubmit={async (body) => {
        saved(await change.mutateAsync({ body: { ...body, version } }));
        notify({ kind: 'success', title: text('done') });
      }}
      onFailure={onFailure}
    >
      <RowsField
        name="weekly"
        label={text('weekly')}
        help={text('weeklyHelp')}
        add={text('addOpening')}
        blank={{ weekdays: WEEK, ...MORNING }}
        remove={(number) => text('removeOpening', { number })}
      >
        {(path) => (
          <>
            <TogglesField
              name={`${path}.weekdays`}
              label={text('days')}
              choices={WEEK.map((value) => ({ value, label: weekdayName(value, 'short') }))}
            />
            <Opening path={path} />
          </>
        )}
      </RowsField>
      <RowsField
        name="special"
        label={text('special')}
        help={text('specialHelp')}
        add={text('addDay')}
        blank={{ date: '', name: '', closed: false, ...MORNING }}
        remove={(number) => text('removeDay', { number })}
      >
        {(path) => <SpecialDayFields path={path} />}
      </RowsField>
      <CountField name="replyHours" label={text('replyHours')} help={text('replyHoursHelp')} digits={2} />
      {theirs && (
        <Banner kind="warning" title={text('changed')}>
          <p>{text('changedMore')}</p>
          <HoursList hours={theirs} />
        </Banner>
      )}
      <FormActions>
        <SubmitButton busy={common('saving')}>{text('save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function SpecialDayFields({ path }: { path: string }) {
  const text = useOfficeText('templePage.hours');
  const { value: closed } = useFormField<boolean>(`${path}.closed`, false);
  return (
    <>
      <FieldPair>
        <Field name={`${path}.date`} type="date" label={text('date')} />
        <Field optional name={`${path}.name`} label={text('name')} maxLength={60} />
      </FieldPair>
      <CheckboxField name={`${path}.closed`} label={text('closed')} />
      {!closed && <Opening path={path} />}
    </>
  );
}

function Opening({ path }: { path: string }) {
  const text = useOfficeText('templePage.hours');
  return (
    <FieldPair>
      <SelectField name={`${path}.from`} label={text('from')} choices={wallTimes(EVERY_MINUTES)} />
      <SelectField name={`${path}.until`} label={text('until')} choices={untilTimes(text('midnight'), EVERY_MINUTES)} />
    </FieldPair>
  );
}

/** What a closed day starts with once it is opened again. */
const openHours = ({ from, until }: { from: string | null; until: string | null }) => ({
  from: from ?? MORNING.from,
  until: until ?? MORNING.until,
});
