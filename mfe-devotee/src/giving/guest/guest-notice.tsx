import { BRAND } from '@sannidhi/contracts';
import { Mark, styled } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { GuestBody, GuestStage } from './guest-frame.tsx';

const Head = styled('header')(({ theme }) => ({
  background: theme.vars.palette.role.night,
  color: theme.vars.palette.role.textOnNight,
  padding: '14px 16px 20px',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: 600,
  },
  '& h1': { ...theme.typography.h1, fontSize: '1.75rem', lineHeight: 34 / 28, marginTop: 6 },
  '& p': { color: theme.vars.palette.role.textOnNightSoft, marginTop: 4 },
}));

/** A page of the guest's gift without a temple: choosing one, waiting, errors. */
export function GuestNotice({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <GuestStage>
      <Head>
        <Link to="/">
          <Mark size={28} />
          {BRAND.name}
        </Link>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </Head>
      <GuestBody>{children}</GuestBody>
    </GuestStage>
  );
}
