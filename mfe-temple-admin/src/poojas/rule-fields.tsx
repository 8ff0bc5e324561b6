import { SLOT_RULE_KINDS, type SlotRuleKind } from '@sannidhi/contracts';
import { currentLanguage, SelectField, useFormField } from '@sannidhi/kit';
import { FESTIVAL_IDS, festivalName, VRATA_IDS } from '@sannidhi/panchanga/web';
import { EntriesField } from '../office/entries-field.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';
import { LunarFields } from './lunar-fields.tsx';
import { weekdayName } from './use-rule-words.ts';

/** On which days: of the week, of the Moon, on a festival, or chosen ones. */
export function RuleFields() {
  const text = useOfficeText('poojaSchedules');
  const { value: kind } = useFormField<SlotRuleKind>('rule.kind', false);
  return (
    <>
      <SelectField
        name="rule.kind"
        label={text('form.often')}
        choices={SLOT_RULE_KINDS.map((value) => ({ value, label: text(`kind.${value}`) }))}
      />
      {kind === 'weekly' && (
        <TogglesField
          name="rule.days"
          label={text('form.days')}
          choices={[0, 1, 2, 3, 4, 5, 6].map((value) => ({ value, label: weekdayName(value) }))}
        />
      )}
      {kind === 'dates' && (
        <EntriesField
          name="rule.dates"
          type="date"
          label={text('form.dates')}
          entry={(number) => text('form.date', { number })}
          add={text('form.addDate')}
          most={366}
        />
      )}
      <MoonFields kind={kind} />
    </>
  );
}

function MoonFields({ kind }: { kind: SlotRuleKind }) {
  const text = useOfficeText('poojaSchedules');
  if (kind === 'tithi' || kind === 'nakshatra') return <LunarFields kind={kind} />;
  if (kind !== 'festival') return null;
  const choices = [...FESTIVAL_IDS, ...VRATA_IDS].map((value) => ({ value, label: festivalName(value, currentLanguage()) }));
  return <SelectField name="rule.festival" label={text('form.festival')} placeholder={text('form.choose')} choices={choices} />;
}
