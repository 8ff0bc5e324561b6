import { styled } from '@mui/material/styles';
import { STATUS_CHIPS } from '@sannidhi/contracts';
import { useState } from 'react';
import { IconEdit, IconPrinter, IconReceiptRefund } from '../icons/icons.ts';
import { HundiGlyph } from '../motifs/glyphs.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Row, Specimen } from './specimen.tsx';

const ROLES = ['primary', 'accent', 'brassLine', 'success', 'error', 'warningMark', 'night', 'sunken'] as const;
const Swatch = styled('span')<{ tone: (typeof ROLES)[number] }>(({ theme, tone }) => ({
  flex: '1 1 48px',
  height: 44,
  borderRadius: 8,
  background: theme.vars.palette.role[tone],
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.role.line}`,
}));
const Title = styled('h1')(({ theme }) => theme.typography.h2);
const Night = styled('div')(({ theme }) => ({ padding: 16, borderRadius: 8, background: theme.vars.palette.role.night }));
const VIEWS = [
  { value: 'all', label: 'All' },
  { value: 'check', label: 'To check', count: 3 },
  { value: 'failed', label: 'Failed', count: 2 },
  { value: 'disputes', label: 'Disputes', count: 1 },
];

/** Colors, buttons, chips, tabs and steps. */
export function GalleryControls({ scheme }: { scheme: 'light' | 'dark' }) {
  const [view, setView] = useState('all');
  return (
    <>
      <Title>{scheme === 'light' ? 'Light, by day kumkum' : 'Dark, by night the lamp'}</Title>
      <Row>
        {ROLES.map((role) => (
          <Swatch key={role} tone={role} title={role} />
        ))}
      </Row>
      <Specimen name="Buttons">
        <Row>
          <Button variant="primary">Donate</Button>
          <Button variant="primary" busy="Sending...">
            Donate
          </Button>
          <Button variant="primary" disabled>
            Donate
          </Button>
          <Button variant="primary" icon={HundiGlyph}>
            Give
          </Button>
        </Row>
        <Row>
          <Button>Book a pooja</Button>
          <Button variant="ghost">See events</Button>
          <Button variant="text">Cancel</Button>
          <Button variant="destructive" icon={IconReceiptRefund}>
            Refund $52.83
          </Button>
          <IconButton icon={IconEdit} label="Edit Anika Raghunathan" />
          <IconButton icon={IconPrinter} label="Print the receipt" />
        </Row>
      </Specimen>
      <Specimen name="Status: icon, word and tint, never color alone">
        <Row>
          {(Object.keys(STATUS_CHIPS.donation) as (keyof typeof STATUS_CHIPS.donation)[]).map((state) => (
            <StatusChip key={state} of="donation" state={state} />
          ))}
          <Chip>Draft</Chip>
          <Chip kind="primary">From the code</Chip>
        </Row>
      </Specimen>
      <Specimen name="Views with counts">
        <Tabs label="Views of donations" tabs={VIEWS} value={view} onChange={setView} />
      </Specimen>
      <Specimen name="Steps">
        <Stepper steps={['Amount', 'Phone', 'Code', 'Payment']} current={1} onBack={() => undefined} />
        <Night>
          <Stepper onNight steps={['Amount', 'Phone', 'Code', 'Payment']} current={2} />
        </Night>
      </Specimen>
    </>
  );
}
