import {
  type DoorTicket,
  formatPhone,
  HAND_OVER_WAYS,
  type HandOverValues,
  handOverSchema,
  handoverOf,
  newHandOver,
  pickupAdults,
  SOMEBODY_ELSE,
} from '@sannidhi/contracts';
import { Button, Field, Form, RadioCardsField, SubmitButton, useFormValues } from '@sannidhi/kit';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../use-texts.ts';
import { ChildNotes } from './child-notes.tsx';
import { Sheet } from './door-sheet.tsx';
import type { Scanning } from './use-scanning.ts';

/** Hands a child over: by its pickup code, or for a reason that somebody looks at later. Nobody who may not pick it up can be chosen. */
export function HandOver({ ticket, scanning }: { ticket: DoorTicket; scanning: Scanning }) {
  const text = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { child, name } = ticket;
  const adults = pickupAdults(ticket);
  const schema = useMemo(() => handOverSchema(ticket), [ticket]);
  return (
    <Sheet tone="warning">
      <h3 ref={heading} tabIndex={-1}>
        {text('door.child.title', { name })}
      </h3>
      <ChildNotes tickets={[ticket]} />
      {child && (
        <p>
          {text('door.child.guardian', { guardian: child.guardian })},{' '}
          <a href={`tel:${child.guardianPhone}`}>{formatPhone(child.guardianPhone)}</a>
        </p>
      )}
      <Form
        label={text('door.child.title', { name })}
        schema={schema}
        initialValues={{ ...newHandOver(ticket) }}
        onSubmit={(values) => scanning.handOver(ticket, handoverOf(values as HandOverValues))}
      >
        {child && (
          <RadioCardsField
            name="way"
            label={text('door.child.way')}
            cards={HAND_OVER_WAYS.map((value) => ({ value, label: text(`door.child.${value}`) }))}
          />
        )}
        <Proof />
        {adults.length > 0 && (
          <RadioCardsField
            name="who"
            label={text('door.child.who')}
            cards={[...adults.map((adult) => ({ value: adult, label: adult })), { value: SOMEBODY_ELSE, label: text('door.child.other') }]}
          />
        )}
        <OtherName isAlone={adults.length === 0} />
        <SubmitButton busy={text('door.device.busy')}>{text('door.child.submit')}</SubmitButton>
        <Button variant="text" onClick={scanning.close}>
          {text('door.child.back')}
        </Button>
      </Form>
    </Sheet>
  );
}

/** The code, or why there is none. */
function Proof() {
  const text = useTexts();
  const { way } = useFormValues<HandOverValues>();
  if (way === 'code') return <Field name="code" label={text('door.child.pickupCode')} autoComplete="off" maxLength={12} />;
  return <Field name="why" label={text('door.child.why')} help={text('door.child.whyHelp')} autoComplete="off" maxLength={200} />;
}

function OtherName({ isAlone }: { isAlone: boolean }) {
  const text = useTexts();
  const { who } = useFormValues<HandOverValues>();
  if (who !== SOMEBODY_ELSE) return null;
  return <Field name="name" label={text(isAlone ? 'door.child.who' : 'door.child.name')} autoComplete="off" maxLength={120} />;
}
