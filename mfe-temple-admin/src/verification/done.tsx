import { Chip, IconCircleCheck, IconCircleDashed } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** Whether the team did its part, in one of two words: keys of texts. */
export function Done({ done, words: [yes, no] }: { done: boolean; words: [yes: string, no: string] }) {
  const text = useOfficeText();
  return done ? (
    <Chip kind="success" icon={IconCircleCheck}>
      {text(yes)}
    </Chip>
  ) : (
    <Chip icon={IconCircleDashed}>{text(no)}</Chip>
  );
}
