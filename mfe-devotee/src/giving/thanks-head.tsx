import { celebrate, formatCents, Kolam, styled } from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../use-texts.ts';

const Head = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  padding: '34px 16px 26px',
  textAlign: 'center',
  background: theme.vars.palette.role.night,
  color: theme.vars.palette.role.textOnNight,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: -120,
    width: 460,
    height: 460,
    transform: 'translateX(-50%)',
    background: `radial-gradient(closest-side, color-mix(in srgb, ${theme.vars.palette.role.brassOnNight} 28%, transparent), transparent)`,
  },
  '& > :not([role])': { position: 'relative' },
  '& svg': { display: 'block', margin: '0 auto 8px', color: theme.vars.palette.role.brassOnNight },
  '& h1': { ...theme.typography.h1, fontSize: '1.875rem', lineHeight: 36 / 30 },
  '& p': { color: theme.vars.palette.role.textOnNightSoft, marginTop: 2 },
}));

interface ThanksHeadProps {
  totalCents: number;
  /** What was received wasn't only a gift. */
  isPayment?: boolean;
  /** Celebrates: the kolam draws itself, and the om and the blessing fill this head alone. False when the same gift is viewed again. */
  fresh: boolean;
  onCelebrated: () => void;
}

/** "Thank you": the ceremony after a completed gift, and later just its picture. */
export function ThanksHead({ totalCents, isPayment = false, fresh, onCelebrated }: ThanksHeadProps) {
  const text = useTexts();
  const [draws] = useState(fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: celebrated once, when the thanks first show.
  useEffect(() => {
    if (!fresh) return;
    celebrate('donation');
    onCelebrated();
  }, []);
  return (
    <Head data-celebration-place>
      <Kolam size={132} draws={draws} />
      <h1>{text('thanks.heading')}</h1>
      <p>{text(isPayment ? 'cart.received' : 'thanks.lead', { total: formatCents(totalCents) })}</p>
    </Head>
  );
}
