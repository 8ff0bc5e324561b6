import { Card, IconHome, IconMapPin, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { CitySearch } from './city-search.tsx';
import { type PanchangaSettings, readKept } from './kept.ts';
import type { PlaceChoice } from './place.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { ReckoningChoices } from './reckoning-choices.tsx';

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& h3': { ...theme.typography.h4, marginBottom: 8 },
}));

interface PlaceCardProps {
  home: PlaceChoice | undefined;
  onChoose: (place: PlaceChoice) => void;
  settings: PanchangaSettings;
  onSettings: (settings: PanchangaSettings) => void;
}

/** Chooses the place, by search, the home temple or one viewed before, and the tradition. */
export function PlaceCard({ home, onChoose, settings, onSettings }: PlaceCardProps) {
  const text = useTexts();
  const seen = readKept().places;
  return (
    <Card title={text('panchanga.place.heading')}>
      <Stack>
        <CitySearch onChoose={onChoose} />
        {home && (
          <div>
            <h3>{text('panchanga.place.home')}</h3>
            <PlaceButtons places={[home]} icon={IconHome} onChoose={onChoose} />
          </div>
        )}
        {seen.length > 0 && (
          <div>
            <h3>{text('panchanga.place.seen')}</h3>
            <PlaceButtons places={seen} icon={IconMapPin} onChoose={onChoose} />
          </div>
        )}
        <ReckoningChoices settings={settings} onChange={onSettings} />
      </Stack>
    </Card>
  );
}
