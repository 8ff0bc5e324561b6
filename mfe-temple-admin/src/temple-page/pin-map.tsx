import { Button, styled, useFormField } from '@sannidhi/kit';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { type Degrees, isPlaced, milesFrom, moved, placeAt, SPAN_MILES, STEP_MILES, spotOf } from './pin-place.ts';

const Ground = styled('svg')(({ theme }) => ({
  width: '100%',
  maxWidth: 480,
  aspectRatio: '3 / 2',
  background: theme.vars.palette.role.sunken,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  cursor: 'crosshair',
  touchAction: 'none',
  '& .ring': { fill: 'none', stroke: theme.vars.palette.role.line },
  '& .pin': { fill: theme.vars.palette.role.primary, stroke: theme.vars.palette.role.surface, strokeWidth: 1 },
  '& text': { ...theme.typography.caption, fontSize: 9, fill: theme.vars.palette.text.secondary },
}));
/** One for each mile. */
const RINGS = Array.from({ length: SPAN_MILES }, (_, ring) => ring + 1);
const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;

/** Where the pin is around the middle of the city, with a ring for each mile. It moves by pointer, by arrow keys and by buttons. */
export function PinMap({ center }: { center: Degrees }) {
  const text = useOfficeText('templePage.location');
  const latitude = useFormField<number>('latitude', false);
  const longitude = useFormField<number>('longitude', false);
  const pin = { latitude: Number(latitude.value), longitude: Number(longitude.value) };
  const place = (to: Degrees) => {
    latitude.setValue(to.latitude);
    longitude.setValue(to.longitude);
  };
  const nudge = (east: number, north: number) => isPlaced(pin) && place(moved(pin, east * STEP_MILES, north * STEP_MILES));
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ARROWS[event.key as keyof typeof ARROWS];
    if (!way) return;
    event.preventDefault();
    nudge(way[0], way[1]);
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    place(placeAt(center, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  const away = isPlaced(pin) ? text('pin.away', { count: Math.round(milesFrom(center, pin) * 10) / 10 }) : text('pin.none');
  const { x, y } = spotOf(center, isPlaced(pin) ? pin : center);
  return (
    <div>
      <Ground
        viewBox="0 0 300 200"
        role="img"
        tabIndex={0}
        aria-label={`${text('pin.map')}. ${away}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        {RINGS.map((mile) => (
          <circle key={mile} className="ring" cx={150} cy={100} r={(mile * 100) / SPAN_MILES} />
        ))}
        <line className="ring" x1={150} y1={0} x2={150} y2={200} />
        <line className="ring" x1={0} y1={100} x2={300} y2={100} />
        <text x={154} y={12}>
          {text('pin.north')}
        </text>
        <path className="pin" transform={`translate(${x} ${y})`} d="M0 0c-6-9-9-12-9-17a9 9 0 1 1 18 0c0 5-3 8-9 17z" />
      </Ground>
      <Row>
        <Button small aria-label={text('pin.toNorth')} onClick={() => nudge(0, 1)}>
          ↑
        </Button>
        <Button small aria-label={text('pin.toSouth')} onClick={() => nudge(0, -1)}>
          ↓
        </Button>
        <Button small aria-label={text('pin.toWest')} onClick={() => nudge(-1, 0)}>
          ←
        </Button>
        <Button small aria-label={text('pin.toEast')} onClick={() => nudge(1, 0)}>
          →
        </Button>
        <Secondary>{away}</Secondary>
      </Row>
    </div>
  );
}
