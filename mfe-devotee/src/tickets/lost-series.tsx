import { Banner, Button } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** All dates were chosen, and the offer has ended since: nothing is registered for until somebody chooses again. */
export function LostSeries({ onChoose }: { onChoose: () => void }) {
  const text = useTexts();
  return (
    <Banner
      kind="warning"
      title={text('tickets.series.gone')}
      action={
        <Button small onClick={onChoose}>
          {text('tickets.series.onlyThis')}
        </Button>
      }
    >
      {text('tickets.series.goneHelp')}
    </Banner>
  );
}
