import { type Chip as ChipFacts, type ChipIcon, STATUS_CHIPS } from '@sannidhi/contracts';
import type { IconShape } from '../icons/icon.tsx';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconLock,
  IconReceiptRefund,
  IconReplace,
} from '../icons/icons.ts';
import { useStateWord } from '../text/use-kit-text.ts';
import { Chip } from './chip.tsx';

const ICONS: Record<ChipIcon, IconShape> = {
  check: IconCircleCheck,
  clock: IconClock,
  alert: IconAlertCircle,
  warning: IconAlertTriangle,
  refund: IconReceiptRefund,
  ban: IconBan,
  lock: IconLock,
  replace: IconReplace,
};

type Chips = typeof STATUS_CHIPS;

/** A state as icon, word and tint, from the one table of the contracts; screens never choose. */
export function StatusChip<Of extends keyof Chips & string>({ of, state }: { of: Of; state: keyof Chips[Of] & string }) {
  const word = useStateWord();
  const facts: ChipFacts = (STATUS_CHIPS as Readonly<Record<string, Readonly<Record<string, ChipFacts>>>>)[of]?.[state] ?? {
    kind: 'neutral',
    icon: 'clock',
    word: state,
  };
  return (
    <Chip kind={facts.kind} icon={ICONS[facts.icon]}>
      {word(of, state)}
    </Chip>
  );
}
