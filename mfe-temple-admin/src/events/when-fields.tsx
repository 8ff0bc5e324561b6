import { EVENT_RULE_KINDS, EVENT_WEEKS, type EventRuleKind, isRepeating } from '@sannidhi/contracts';
import { CountField, Field, FieldPair, SelectField, useFormField } from '@sannidhi/kit';
import { EntriesField } from '../office/entries-field.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';
import { LunarFields } from '../poojas/lunar-fields.tsx';
import { weekdayName } from '../poojas/use-rule-words.ts';
import { SkippedInEvent } from './skipped-in-event.tsx';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** On which dates and at what time an event is, and when a series ends. */
export function WhenFields() {
  const text = useOfficeText('events');
  const { value: kind } = useFormField<EventRuleKind>('rule.kind', false);
  return (
    <>
      <SelectField
        name="rule.kind"
        label={text('form.often')}
        choices={EVENT_RULE_KINDS.map((value) => ({ value, label: text(`kind.${value}`) }))}
      />
      <RuleFields kind={kind} />
      <FieldPair>
        {kind !== 'dates' && <Field name="startsOn" type="date" label={text(isRepeating(kind) ? 'form.startsOn' : 'form.date')} />}
        <Field name="time" type="time" label={text('form.time')} />
      </FieldPair>
      <SkippedInEvent />
      {isRepeating(kind) && (
        <FieldPair>
          <Field optional name="endsOn" type="date" label={text('form.endsOn')} help={text('form.endHelp')} />
          <CountField optional name="count" label={text('form.count')} digits={3} />
        </FieldPair>
      )}
    </>
  );
}

function RuleFields({ kind }: { kind: EventRuleKind }) {
  const text = useOfficeText('events');
  const weekdays = WEEKDAYS.map((value) => ({ value, label: weekdayName(value) }));
  if (kind === 'weekly') return <TogglesField name="rule.days" label={text('form.days')} choices={weekdays} />;
  if (kind === 'monthly-day') return <CountField name="rule.monthDay" label={text('form.monthDay')} digits={2} />;
  if (kind === 'monthly-weekday')
    return (
      <>
        <SelectField
          name="rule.week"
          label={text('form.week')}
          choices={EVENT_WEEKS.map((value) => ({ value, label: text(`week.${value}`) }))}
        />
        <TogglesField name="rule.days" label={text('form.days')} choices={weekdays} />
      </>
    );
  if (kind === 'dates')
    return (
      <EntriesField
        name="rule.dates"
        type="date"
        label={text('form.dates')}
        entry={(number) => text('form.dateNumber', { number })}
        add={text('form.addDate')}
        most={366}
      />
    );
  return kind === 'tithi' || kind === 'nakshatra' ? <LunarFields kind={kind} /> : null;
}
