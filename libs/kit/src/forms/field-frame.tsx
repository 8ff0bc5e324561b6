import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconAlertCircle } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';

const Root = styled('div')({ minWidth: 0 });
const RootWithAside = styled(Root)({ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 12 });
/** After the control for the keyboard, next to the label for the eye. */
const Aside = styled('div')(({ theme }) => ({
  gridArea: '1 / 2',
  fontSize: theme.density.control >= 48 ? '0.9375rem' : '0.8125rem',
  lineHeight: 20 / 15,
}));
const WholeRow = styled('div')({ gridColumn: '1 / -1', minWidth: 0 });
const LabelRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 6,
  fontSize: theme.density.control >= 48 ? '0.9375rem' : '0.8125rem',
  lineHeight: 20 / 15,
  '& > :first-of-type': { fontWeight: 600 },
}));
// Whole beside a long label, which wraps instead.
const Optional = styled('span')(({ theme }) => ({ flex: 'none', color: theme.vars.palette.role.textTertiary }));
const Note = styled('p')<{ bad?: boolean }>(({ theme, bad }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  marginTop: 6,
  color: bad ? theme.vars.palette.error.main : theme.vars.palette.text.secondary,
  '& svg': { flex: 'none' },
}));

/** What every field has around its control. */
export interface FieldFrameProps {
  /** Always visible above the control. */
  label: string;
  /** Help shown up front; an error replaces it. */
  help?: ReactNode;
  /** Required is the norm and unmarked. */
  optional?: boolean;
}

interface FrameProps extends FieldFrameProps {
  id: string;
  error: string | undefined;
  children: ReactNode;
  /** A link to the right of the label ("Forgot password?"), which Tab reaches after the control; not together with `optional`. */
  aside?: ReactNode;
}

/** Label above, control, then help or error; the error is an icon and a sentence that says what to do. */
export function FieldFrame({ id, label, help, optional, error, aside, children }: FrameProps) {
  const text = useKitText();
  const heading = (
    <LabelRow>
      <label htmlFor={id}>{label}</label>
      {optional && <Optional>{text('field.optional')}</Optional>}
    </LabelRow>
  );
  const note = <FieldNote id={id} help={help} error={error} />;
  if (!aside) {
    return (
      <Root>
        {heading}
        {children}
        {note}
      </Root>
    );
  }
  return (
    <RootWithAside>
      {heading}
      <WholeRow>
        {children}
        {note}
      </WholeRow>
      <Aside>{aside}</Aside>
    </RootWithAside>
  );
}

/** Help or error for a control that renders its own label. */
export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error: string | undefined }) {
  if (error) {
    return (
      <Note id={`${id}-error`} bad>
        <Icon of={IconAlertCircle} size={20} stroke={2} />
        {error}
      </Note>
    );
  }
  return help === undefined ? null : <Note id={`${id}-help`}>{help}</Note>;
}
