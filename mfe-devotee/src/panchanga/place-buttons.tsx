import { Button, type IconShape, styled } from '@sannidhi/kit';
import type { PlaceChoice } from './place.ts';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0, listStyle: 'none' });

interface PlaceButtonsProps {
  places: readonly PlaceChoice[];
  icon: IconShape;
  onChoose: (place: PlaceChoice) => void;
}

/** Buttons for places to view. */
export function PlaceButtons({ places, icon, onChoose }: PlaceButtonsProps) {
  return (
    <List>
      {places.map((place) => (
        <li key={`${place.kind} ${place.id}`}>
          <Button icon={icon} onClick={() => onChoose(place)}>
            {place.temple ? `${place.temple}, ${place.name}` : place.name}
          </Button>
        </li>
      ))}
    </List>
  );
}
