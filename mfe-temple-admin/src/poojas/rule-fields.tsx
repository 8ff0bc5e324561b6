import { PAKSHAS, SLOT_RULE_KINDS, type SlotRuleKind } from '@sannidhi/contracts';
import { currentLanguage, FieldPair, SelectField, useFormField } from '@sannidhi/kit';
import { FESTIVAL_IDS, festivalName, VRATA_IDS } from '@sannidhi/panchanga/web';
import { EntriesField } from '../office/entries-field.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';
import { useLunarWords } from '../plans/use-lunar-words.ts';
import { weekdayName } from './use-rule-words.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

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
      <LunarFields kind={kind} />
    </>
  );
}

function LunarFields({ kind }: { kind: SlotRuleKind }) {
  const text = useOfficeText('poojaSchedules');
  const words = useLunarWords();
  const placeholder = text('form.choose');
  const numbered = (count: number, name: (index: number) => string) =>
    upTo(count).map((index) => ({ value: String(index), label: name(index) }));
  if (kind === 'tithi')
    return (
      <FieldPair>
        <SelectField
          name="rule.paksha"
          label={text('form.paksha')}
          choices={PAKSHAS.map((value) => ({ value, label: text(`paksha.${value}`) }))}
        />
        <SelectField
          numeric
          name="rule.tithi"
          label={text('form.tithi')}
          placeholder={placeholder}
          choices={numbered(15, (index) => (index === 15 ? text('form.fifteenth') : words.tithi(index, true)))}
        />
      </FieldPair>
    );
  if (kind === 'nakshatra')
    return (
      <SelectField
        numeric
        name="rule.nakshatra"
        label={text('form.nakshatra')}
        placeholder={placeholder}
        choices={numbered(27, words.nakshatra)}
      />
    );
  if (kind !== 'festival') return null;
  const choices = [...FESTIVAL_IDS, ...VRATA_IDS].map((value) => ({ value, label: festivalName(value, currentLanguage()) }));
  return <SelectField name="rule.festival" label={text('form.festival')} placeholder={placeholder} choices={choices} />;
}
