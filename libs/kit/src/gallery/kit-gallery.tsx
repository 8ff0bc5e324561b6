import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';
import { KitProvider } from '../frame/kit-provider.tsx';
import type { Density } from '../theme/scale-tokens.ts';
import { DevoteeFrame, OfficeFrame, PriestFrame } from './gallery-frames.tsx';
import { Pane } from './pane.tsx';

const Panes = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '&[data-one]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (max-width:899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const SCHEMES = ['light', 'dark'] as const;
const FRAMES: Record<string, { density: Density; Frame: () => React.ReactNode }> = {
  devotee: { density: 'devotee', Frame: DevoteeFrame },
  office: { density: 'office', Frame: OfficeFrame },
  priest: { density: 'priest', Frame: PriestFrame },
};

/**
 * Every component of the kit in every state and both schemes, for development. `?scheme=dark` shows one scheme, `?density=office` another
 * density, `?frame=devotee|office|priest` a portal's frame.
 */
export function KitGallery({ styleContainer }: { styleContainer?: HTMLElement }) {
  const [search] = useSearchParams();
  const framed = FRAMES[search.get('frame') ?? ''];
  if (framed) {
    return (
      <KitProvider density={framed.density} styleContainer={styleContainer}>
        <framed.Frame />
      </KitProvider>
    );
  }
  const schemes = SCHEMES.filter((scheme) => (search.get('scheme') ?? scheme) === scheme);
  const density = FRAMES[search.get('density') ?? '']?.density ?? 'devotee';
  return (
    <KitProvider density={density} styleContainer={styleContainer}>
      <Panes data-one={schemes.length === 1 || undefined}>
        {schemes.map((scheme) => (
          <Pane key={scheme} scheme={scheme} />
        ))}
      </Panes>
    </KitProvider>
  );
}
