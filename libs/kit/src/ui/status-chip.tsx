import type { STATUS_CHIPS } from '@sannidhi/contracts';
import { stateChip } from '../text/noun-words.ts';
import { useStateWord } from '../text/use-state-word.ts';
import { Chip } from './chip.tsx';

type Chips = typeof STATUS_CHIPS;

/** A state as icon, word and tint, from the nouns' declarations; screens never choose. */
export function StatusChip<Of extends keyof Chips & string>({ of, state }: { of: Of; state: keyof Chips[Of] & string }) {
  const word = useStateWord();
  const { kind, icon } = stateChip(of, state);
  return (
    <Chip kind={kind} icon={icon}>
      {word(of, state)}
    </Chip>
  );
}
