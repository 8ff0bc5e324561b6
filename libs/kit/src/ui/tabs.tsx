import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { formatCount } from '../i18n/format.ts';

const Count = styled('span')(({ theme }) => ({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 9,
  background: theme.vars.palette.role.sunken,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 600,
}));

export interface TabItem {
  value: string;
  label: string;
  /** The number of items; hidden for zero. */
  count?: number;
}

interface TabsProps {
  /** Names the group: "Views of donations". */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  /** Id of the region that the tabs switch. */
  controls?: string;
}

/** Views of one thing, with counts; arrow keys move between them, and extra tabs scroll inside. */
export function Tabs({ label, tabs, value, onChange, controls }: TabsProps) {
  return (
    <MuiTabs value={value} onChange={(_, next: string) => onChange(next)} aria-label={label} variant="scrollable" scrollButtons={false}>
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          aria-controls={controls}
          iconPosition="end"
          icon={tab.count ? <Count>{formatCount(tab.count)}</Count> : undefined}
          label={tab.label}
        />
      ))}
    </MuiTabs>
  );
}
