import { type RefObject, useEffect } from 'react';

/** While it is set, a notice doesn't take presses. */
const PASSES = 'data-passes';

/**
 * A press that begins outside the region ends where it began, even if a notice appears under the pointer in between: browsers drop a click
 * whose press and release meet different elements.
 */
export function usePressGuard(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = region.current;
    if (!section) return undefined;
    const press = ({ target }: PointerEvent) => section.toggleAttribute(PASSES, !(target instanceof Node && section.contains(target)));
    const release = () => section.removeAttribute(PASSES);
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, [region]);
}
