import { PAKSHAS } from '@sannidhi/contracts';
import { FieldPair, SelectField } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useLunarWords } from '../plans/use-lunar-words.ts';

/** The day of the Moon that a rule repeats on, as `rule.paksha` and `rule.tithi`, or `rule.nakshatra`. */
export function LunarFields({ kind }: { kind: 'tithi' | 'nakshatra' }) {
  const text = useOfficeText('poojaSchedules');
  const words = useLunarWords();
  const placeholder = text('form.choose');
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
  const tithi = (index: number) => (index === 15 ? text('form.fifteenth') : words.tithi(index, true));
  return (
    <FieldPair>
      <SelectField
        name="rule.paksha"
        label={text('form.paksha')}
        choices={PAKSHAS.map((value) => ({ value, label: text(`paksha.${value}`) }))}
      />
      <SelectField numeric name="rule.tithi" label={text('form.tithi')} placeholder={placeholder} choices={numbered(15, tithi)} />
    </FieldPair>
  );
}

const numbered = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index + 1), label: name(index + 1) }));
