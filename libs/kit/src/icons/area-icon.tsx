import type { AreaIcon } from '../area/define-area.ts';
import { AREA_ICONS } from './area-icons.ts';
import { DrawnShape } from './drawn-shape.tsx';
import { Icon } from './icon.tsx';

/** An icon as an area declares it. A name this release doesn't know is drawn as a dot, so the entry still works. */
export function AreaIconShape({ of, size }: { of: AreaIcon; size: number }) {
  if (typeof of !== 'string') return <DrawnShape strokes={of} size={size} />;
  return Object.hasOwn(AREA_ICONS, of) ? <Icon of={AREA_ICONS[of]} size={size} /> : <DrawnShape strokes={POINT} size={size} />;
}

const POINT = ['M12 11a1 1 0 1 0 0 2a1 1 0 1 0 0 -2'];
