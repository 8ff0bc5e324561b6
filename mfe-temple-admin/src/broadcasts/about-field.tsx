import { ChoiceFilter, useFormField } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

interface AboutFieldProps {
  group: string;
  /** What the group is called. */
  label: string;
  choices: readonly { id: string; name: string }[];
}

/** Narrows a group to one pooja, event or label; the form's value lists what is chosen as `group:id`. */
export function AboutField({ group, label, choices }: AboutFieldProps) {
  const text = useOfficeText('broadcasts');
  const { value, setValue } = useFormField<string[] | undefined>('segment.about', false);
  const mark = `${group}:`;
  const about = value ?? [];
  const others = about.filter((one) => !one.startsWith(mark));
  const chosen = about.find((one) => one.startsWith(mark))?.slice(mark.length);
  const isListed = chosen === undefined || choices.some(({ id }) => id === chosen);
  const all = isListed ? choices : [...choices, { id: chosen, name: text('form.aboutOther') }];
  return (
    <div>
      <ChoiceFilter
        label={text('form.about', { group: label })}
        value={chosen}
        choices={all.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => setValue(id ? [...others, mark + id] : others)}
      />
    </div>
  );
}
