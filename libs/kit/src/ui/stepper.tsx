import { styled } from '@mui/material/styles';
import { Icon } from '../icons/icon.tsx';
import { IconCheck } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';

const Root = styled('nav')<{ night: boolean }>(({ theme, night }) => ({
  color: night ? theme.vars.palette.role.textOnNight : theme.vars.palette.role.text,
  '--step-done': night ? theme.vars.palette.role.brassOnNight : theme.vars.palette.role.primary,
  '--step-rest': night ? 'color-mix(in srgb, currentColor 24%, transparent)' : theme.vars.palette.role.lineStrong,
}));
const Words = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  padding: 0,
  listStyle: 'none',
  '& li': { ...theme.typography.body2, display: 'flex', alignItems: 'center', gap: 8, color: theme.vars.palette.text.secondary },
  '& li[aria-current]': { color: 'inherit', fontWeight: 600 },
  '& button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    padding: '8px 0',
    cursor: 'pointer',
    textDecoration: 'underline',
  },
  '@media (max-width:599.95px)': { display: 'none' },
}));
const Place = styled('span')<{ reached: boolean }>(({ reached }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: '50%',
  border: `1.5px solid ${reached ? 'var(--step-done)' : 'var(--step-rest)'}`,
  fontSize: '0.875rem',
  fontWeight: 600,
}));
const Bar = styled('div')<{ always: boolean }>(({ always }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '& i': { flex: 1, height: 4, borderRadius: 2, background: 'var(--step-rest)' },
  '& i[data-done]': { background: 'var(--step-done)' },
  '& span': { marginLeft: 6, fontSize: '0.875rem', lineHeight: 20 / 14 },
  '@media (min-width:600px)': { display: always ? undefined : 'none' },
}));

interface StepperProps {
  /** At most four, as text. */
  steps: readonly string[];
  /** 0-based. */
  current: number;
  /** Returns to a completed step. */
  onBack?: (step: number) => void;
  /** On a dark background, as in the guest header; it is then a bar at every width. */
  onNight?: boolean;
}

/** The position in a flow: labels with numbers, completed steps link back; on phones, "2 of 4" with a bar. */
export function Stepper({ steps, current, onBack, onNight = false }: StepperProps) {
  const text = useKitText();
  return (
    <Root night={onNight} aria-label={text('steps.label')}>
      {!onNight && (
        <Words>
          {steps.map((label, step) => (
            <li key={label} aria-current={step === current ? 'step' : undefined}>
              <Place reached={step <= current} aria-hidden="true">
                {step < current ? <Icon of={IconCheck} size={16} stroke={2.4} /> : step + 1}
              </Place>
              {step < current && onBack ? (
                <button type="button" onClick={() => onBack(step)}>
                  {label}
                </button>
              ) : (
                label
              )}
            </li>
          ))}
        </Words>
      )}
      <Bar always={onNight}>
        {steps.map((label, step) => (
          <i key={label} data-done={step <= current || undefined} />
        ))}
        <span>{text('steps.position', { step: current + 1, total: steps.length })}</span>
      </Bar>
    </Root>
  );
}
