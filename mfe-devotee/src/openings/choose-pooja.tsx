import type { OpeningSlot } from '@sannidhi/contracts';
import { Button, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ChoosePoojaProps {
  slots: readonly OpeningSlot[];
  /** The pooja's id. */
  chosen: string;
  onChoose: (serviceId: string) => void;
}

/** Which pooja, where an opening sells several. */
export function ChoosePooja({ slots, chosen, onChoose }: ChoosePoojaProps) {
  const text = useTexts();
  const poojas = [...new Map(slots.map(({ serviceId, service }) => [serviceId, service]))];
  if (poojas.length < 2) return null;
  return (
    <Choices role="group" aria-label={text('openings.poojas')}>
      {poojas.map(([id, name]) => (
        <Button key={id} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
        </Button>
      ))}
    </Choices>
  );
}
