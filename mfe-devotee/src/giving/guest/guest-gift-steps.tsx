import { eHundiEndpoints, type GuestGiftPage } from '@sannidhi/contracts';
import { Banner, isMissing, ScreenStates, useRead, useStep } from '@sannidhi/kit';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wordedPage } from '../../temples/worded.ts';
import { useTexts } from '../../use-texts.ts';
import { AmountStep } from './amount-step.tsx';
import { CodeStep } from './code-step.tsx';
import { useGuestDraft } from './guest-draft.ts';
import { GuestFrame } from './guest-frame.tsx';
import { GuestNotice } from './guest-notice.tsx';
import { choiceOf, type GuestStep, stepFor } from './guest-steps.ts';
import { PhoneStep } from './phone-step.tsx';
import { NotTaking, UnknownTemple } from './unknown-temple.tsx';

const STEPS = { amount: AmountStep, phone: PhoneStep, code: CodeStep } as const;
const NUMBER: Record<GuestStep, number> = { amount: 1, phone: 2, code: 3 };

/** The steps before payment, at the temple in the URL. What is shown about the temple comes from the API, never from the URL. */
export function GuestGiftSteps({ temple, qr }: { temple: string; qr: string }) {
  const text = useTexts();
  const query = useRead(eHundiEndpoints.guestPage, { query: { temple, qr: qr || undefined } });
  if (isMissing(query.error)) return <UnknownTemple />;
  if (query.data && !query.data.takesPayments) return <NotTaking temple={wordedPage(query.data).temple.name} />;
  if (query.data) return <Steps page={wordedPage(query.data)} qr={qr} />;
  return (
    <GuestNotice title={text('titles.donate')}>
      <ScreenStates query={query} failedTitle={text('donor.templeFailed')}>
        {() => null}
      </ScreenStates>
    </GuestNotice>
  );
}

function Steps({ page, qr }: { page: GuestGiftPage; qr: string }) {
  const text = useTexts();
  const [search] = useSearchParams();
  const [draft, change] = useGuestDraft();
  const { slug, name, city, state } = page.temple;
  useEffect(() => {
    if (draft.templeSlug !== slug || draft.qrCodeId !== (page.code?.id ?? '')) {
      change({ templeSlug: slug, qrCodeId: page.code?.id ?? '', fundId: '' });
    }
  }, [draft.templeSlug, draft.qrCodeId, slug, page.code, change]);
  const choice = choiceOf(page, draft);
  const step = stepFor(search.get('step'), draft, choice);
  const Step = STEPS[step];
  useStep(step, text(`steps.${step}`));
  const place = page.code ? text('guest.codePlace', { name: page.code.name, city, state }) : text('guest.place', { city, state });
  return (
    <GuestFrame temple={name} place={place} step={NUMBER[step]}>
      {qr && !page.code && step === 'amount' && <Banner kind="info">{text('guest.retiredCode')}</Banner>}
      <Step key={step} page={page} draft={draft} change={change} choice={choice} />
    </GuestFrame>
  );
}
