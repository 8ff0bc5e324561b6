import type { Participant } from '@sannidhi/contracts';
import { Stack } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useLunarWords } from '../plans/use-lunar-words.ts';

/** The names for the sankalpam in their order, with what the priest says of each. */
export function SankalpamNames({ participants }: { participants: readonly Participant[] }) {
  const text = useOfficeText('bookings');
  const words = useLunarWords();
  const sky = ({ gotra, nakshatra, rashi, pronunciation, spelling }: Participant) =>
    [
      spelling,
      gotra && text('gotraOf', { gotra }),
      nakshatra && text('nakshatraOf', { nakshatra: words.nakshatra(nakshatra) }),
      rashi && text('rashiOf', { rashi: words.rashi(rashi) }),
      pronunciation,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Stack component="ol" spacing={2} sx={{ margin: 0, paddingLeft: 5 }} aria-label={text('sankalpam')}>
      {participants.map((participant, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a family may share a name; the order is the sheet's.
        <li key={index}>
          <div>{participant.name}</div>
          <Secondary>{sky(participant)}</Secondary>
        </li>
      ))}
    </Stack>
  );
}
