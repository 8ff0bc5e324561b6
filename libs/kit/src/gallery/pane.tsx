import { styled } from '@mui/material/styles';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryFigures } from './gallery-figures.tsx';
import { GalleryMessages } from './gallery-messages.tsx';
import { GalleryMotifs } from './gallery-motifs.tsx';
import { GallerySky } from './gallery-sky.tsx';
import { GalleryTable } from './gallery-table.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  alignContent: 'start',
  minWidth: 0,
  padding: '36px 40px 96px',
  background: theme.vars.palette.role.canvas,
  color: theme.vars.palette.role.text,
  '@media (max-width:899.95px)': { padding: '24px 16px 64px' },
}));

/** Every component in one scheme. */
export function Pane({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <Root data-theme={scheme}>
      <GalleryControls scheme={scheme} />
      <GalleryFields />
      <GalleryMessages />
      <GalleryFigures />
      <GalleryMotifs />
      <GallerySky />
      <GalleryTable />
    </Root>
  );
}
