import { Suspense } from 'react';
import { useBoot } from '../boot/boot-context.ts';
import { lazyPart } from '../boot/lazy-part.ts';

const OwnReleases = lazyPart(async () => (await import(/* webpackChunkName: "frames" */ './own-releases.tsx')).OwnReleases);

/** Hardly any browser previews a release or has one disabled: what says so is loaded for those. */
export function OwnReleasesWhenThereAre() {
  const { previews = [], disabled = [] } = useBoot().registry;
  if (previews.length + disabled.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OwnReleases />
    </Suspense>
  );
}
