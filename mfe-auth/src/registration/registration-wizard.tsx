import { type RegistrationDraft, registrationEndpoints } from '@sannidhi/contracts';
import { Banner, Stepper, useStep, useWrite } from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { useTexts } from '../use-texts.ts';
import { ContactStep } from './contact-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { Registered } from './registered.tsx';
import { useRegistrationDraft } from './registration-draft.ts';
import { ReviewStep } from './review-step.tsx';
import { TempleStep } from './temple-step.tsx';

type Step = 'temple' | 'contact' | 'documents' | 'review';
const NEW: readonly Step[] = ['temple', 'contact', 'documents', 'review'];
const CHANGED: readonly Step[] = ['temple', 'documents', 'review'];

interface RegistrationWizardProps {
  /** What was submitted before and the key that opens it, if the team asked for changes. */
  sent?: { draft: RegistrationDraft; key: string };
}

/** Registers a temple step by step, or resubmits a registration that needed changes. */
export function RegistrationWizard({ sent }: RegistrationWizardProps) {
  const text = useTexts();
  const [draft, change, forget] = useRegistrationDraft(sent?.draft);
  const register = useWrite(registrationEndpoints.register);
  const resubmit = useWrite(registrationEndpoints.resubmit);
  const [step, setStep] = useState<Step>('temple');
  const [password, setPassword] = useState('');
  const [reference, setReference] = useState('');
  const steps = sent ? CHANGED : NEW;
  useStep(step, text(`registration.steps.${step}`));
  useTopOf(step);

  const send = async () => {
    const temple = draft.temple as never;
    const documents = draft.documents.map(({ documentId, key }) => ({ documentId, key }));
    const answer = sent
      ? await resubmit.mutateAsync({ body: { reference: sent.draft.reference, key: sent.key, temple, documents } })
      : await register.mutateAsync({ body: { temple, contact: { ...draft.contact, password } as never, documents, mayAct: true } });
    forget();
    setReference(answer.reference);
  };
  if (reference) return <Registered reference={reference} email={draft.contact.email} />;
  return (
    <AuthFrame title={text(sent ? 'registration.changeHeading' : 'registration.heading')} lead={text('registration.lead')}>
      <div style={{ marginBottom: 24 }}>
        <Stepper
          steps={steps.map((one) => text(`registration.steps.${one}`))}
          current={steps.indexOf(step)}
          onBack={(to) => setStep(steps[to] ?? 'temple')}
        />
      </div>
      {sent?.draft.message && (
        <div style={{ marginBottom: 20 }}>
          <Banner kind="warning" title={text('registration.asked')}>
            {sent.draft.message}
          </Banner>
        </div>
      )}
      <div data-step-start tabIndex={-1} style={{ outline: 'none' }}>
        {step === 'temple' && (
          <TempleStep
            temple={draft.temple}
            onKeep={(temple) => change({ temple })}
            onNext={(temple) => {
              change({ temple });
              setStep(sent ? 'documents' : 'contact');
            }}
          />
        )}
        {step === 'contact' && (
          <ContactStep
            contact={draft.contact}
            onKeep={(contact) => change({ contact })}
            onNext={(contact, chosen) => {
              change({ contact });
              setPassword(chosen);
              setStep('documents');
            }}
          />
        )}
        {step === 'documents' && (
          <DocumentsStep
            documents={draft.documents}
            before={sent?.draft.documents}
            onChange={(documents) => change({ documents })}
            onNext={() => setStep('review')}
          />
        )}
        {step === 'review' && <ReviewStep draft={draft} changing={sent !== undefined} onSend={send} />}
      </div>
    </AuthFrame>
  );
}

/** A step starts at the top of the page. */
function useTopOf(step: Step): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the step scrolls.
  useEffect(() => {
    window.scrollTo?.({ top: 0 });
  }, [step]);
}
