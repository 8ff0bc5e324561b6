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
import { Card, Field, Form, newLineId, RadioCardsField, useFormValues } from '@sannidhi/kit';
import { useMemo, useRef } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { ChildNotes } from './child-notes.tsx';
import type { OfficeDoor } from './use-office-door.ts';

interface HandOverProps {
  ticket: DoorTicket;
  door: OfficeDoor;
  onDone: () => void;
}

/** Hands a child over at the desk: by its pickup code, or for a reason that somebody looks at later. */
export function HandOver({ ticket, door, onDone }: HandOverProps) {
  const text = useOfficeText('handover');
  const { id, child, name } = ticket;
  const adults = pickupAdults(ticket);
  const schema = useMemo(() => handOverSchema(ticket), [ticket]);
  // What is sent again because nobody knows whether it was saved is the same line of the log.
  const sent = useRef({ id: '', said: '' });
  return (
    <Card title={text('title', { name })}>
      <ChildNotes ticket={ticket} />
      {child && <p>{text('guardian', { guardian: child.guardian, phone: formatPhone(child.guardianPhone) })}</p>}
      <Form
        label={text('title', { name })}
        schema={schema}
        initialValues={{ ...newHandOver(ticket) }}
        onSubmit={async (values) => {
          const handover = handoverOf(values as HandOverValues);
          const said = JSON.stringify(handover);
          if (sent.current.said !== said) sent.current = { id: newLineId(), said };
          await door.save({ id: sent.current.id, ticketId: id, act: 'out', handover });
          onDone();
        }}
      >
        {child && <RadioCardsField name="way" label={text('way')} cards={HAND_OVER_WAYS.map((value) => ({ value, label: text(value) }))} />}
        <Proof />
        {adults.length > 0 && (
          <RadioCardsField
            name="who"
            label={text('who')}
            cards={[...adults.map((adult) => ({ value: adult, label: adult })), { value: SOMEBODY_ELSE, label: text('other') }]}
          />
        )}
        <OtherName isAlone={adults.length === 0} />
        <FormEnd onCancel={onDone} submit={text('submit')} />
      </Form>
    </Card>
  );
}

/** The code, or why there is none. */
function Proof() {
  const text = useOfficeText('handover');
  const { way } = useFormValues<HandOverValues>();
  if (way === 'code') return <Field name="code" label={text('pickupCode')} autoComplete="off" maxLength={12} />;
  return <Field name="why" label={text('why')} help={text('whyHelp')} autoComplete="off" maxLength={200} />;
}

function OtherName({ isAlone }: { isAlone: boolean }) {
  const text = useOfficeText('handover');
  const { who } = useFormValues<HandOverValues>();
  if (who !== SOMEBODY_ELSE) return null;
  return <Field name="name" label={text(isAlone ? 'who' : 'name')} autoComplete="off" maxLength={120} />;
}
