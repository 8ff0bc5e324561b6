import { LanguageSwitch, Mark, Stepper, styled } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useTexts } from '../../use-texts.ts';

const STEPS = ['steps.amount', 'steps.phone', 'steps.code', 'steps.thanks'];

const Stage = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  background: theme.vars.palette.role.canvas,
  '@media (min-width:900px)': {
    display: 'grid',
    justifyContent: 'center',
    alignItems: 'start',
    padding: '40px 24px',
    background: theme.vars.palette.role.sunken,
  },
}));
const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: theme.vars.palette.role.canvas,
  '@media (min-width:900px)': {
    width: 480,
    minHeight: 800,
    borderRadius: 28,
    overflow: 'clip',
    border: `1px solid ${theme.vars.palette.role.lineStrong}`,
    boxShadow: theme.vars.palette.role.overlayShadow,
  },
}));
const Head = styled('header')(({ theme }) => ({
  background: theme.vars.palette.role.night,
  color: theme.vars.palette.role.textOnNight,
  padding: '14px 16px 16px',
  '& h1': { ...theme.typography.h2, fontSize: '1.25rem', lineHeight: 26 / 20 },
  '& p': { ...theme.typography.caption, color: theme.vars.palette.role.textOnNightSoft },
}));
const Temple = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBottom: 14,
  '& svg': { flex: 'none' },
  '& > div': { flex: 1, minWidth: 0 },
  '& button:hover': { background: 'transparent' },
});
/** The body of a guest's page; a form in it fills the height, so that its footer is at the bottom. */
export const GuestBody = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  padding: '20px 16px',
  '& > form': { flex: 1, gridTemplateRows: '1fr auto' },
});
/** A step's content, above its footer. */
export const StepContent = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  '& h2': { ...theme.typography.h2, fontSize: '1.625rem', lineHeight: 32 / 26 },
  '& h2 + p': { color: theme.vars.palette.text.secondary, marginTop: 6 },
}));
/** The step's one primary action, always visible. */
export const StepFoot = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  margin: '0 -16px -20px',
  padding: '12px 16px max(20px, env(safe-area-inset-bottom))',
  background: theme.vars.palette.role.surface,
  borderTop: `1px solid ${theme.vars.palette.role.line}`,
  // Notices appear above the action instead of on it.
  'html:has(&)': { '--dock-height': '112px' },
  '@media (max-height:399.95px)': { position: 'static', 'html:has(&)': { '--dock-height': '0px' } },
  '& button': { minHeight: 56, fontSize: '1.125rem' },
  '& p': { ...theme.typography.caption, textAlign: 'center', color: theme.vars.palette.text.secondary, marginTop: 8 },
}));

/** The column of a guest's page, for pages with their own header. */
export function GuestStage({ children }: { children: ReactNode }) {
  return (
    <Stage>
      <Column>{children}</Column>
    </Stage>
  );
}

interface GuestFrameProps {
  /** The temple's display name, the page's one `h1`. */
  temple: string;
  place: string;
  /** 1 to 4. */
  step: number;
  children: ReactNode;
}

/** The narrow page for a guest's gift: temple and progress above, the step below. A framed column on wide screens. */
export function GuestFrame({ temple, place, step, children }: GuestFrameProps) {
  const text = useTexts();
  return (
    <GuestStage>
      <Head>
        <Temple>
          <Mark size={30} />
          <div>
            <h1>{temple}</h1>
            <p>{place}</p>
          </div>
          <LanguageSwitch />
        </Temple>
        <Stepper onNight steps={STEPS.map((key) => text(key))} current={step - 1} />
      </Head>
      <GuestBody>{children}</GuestBody>
    </GuestStage>
  );
}
