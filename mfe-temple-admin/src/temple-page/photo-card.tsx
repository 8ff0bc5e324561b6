import type { TemplePhoto } from '@sannidhi/contracts';
import { Button, Chip, IconButton, IconChevronLeft, IconChevronRight, IconTrash, Stack, styled } from '@sannidhi/kit';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { photoAddress } from './photo-address.ts';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.sunken,
}));

interface PhotoCardProps {
  photo: TemplePhoto;
  place: { index: number; last: number };
  /** For those who may change the photos. */
  actions?: { onEdit: () => void; onMove: (by: -1 | 1) => void; onRemove: () => void };
}

/** One photo as the page shows it, with what can be done with it. */
export function PhotoCard({ photo, place: { index, last }, actions }: PhotoCardProps) {
  const text = useOfficeText('templePage.photos');
  const number = index + 1;
  return (
    <li>
      <Stack spacing={2}>
        <Picture src={photoAddress(photo, 'small')} alt={photo.alt || text('photo', { number })} loading="lazy" />
        <Row align="spread">
          <Secondary>{photo.alt || text('undescribed')}</Secondary>
          {index === 0 && <Chip>{text('cover')}</Chip>}
        </Row>
        {actions && (
          <Row>
            <Button small aria-label={text('editOf', { number })} onClick={actions.onEdit}>
              {text('edit')}
            </Button>
            <IconButton
              icon={IconChevronLeft}
              label={text('earlier', { number })}
              disabled={index === 0}
              onClick={() => actions.onMove(-1)}
            />
            <IconButton
              icon={IconChevronRight}
              label={text('later', { number })}
              disabled={index === last}
              onClick={() => actions.onMove(1)}
            />
            <IconButton icon={IconTrash} label={text('remove', { number })} onClick={actions.onRemove} />
          </Row>
        )}
      </Stack>
    </li>
  );
}
