import { type DoorTicket, doorNoun, isBarred, line, messagesOf, PICKUP_LENGTH, pickupHash, typedPickupCode } from '@sannidhi/contracts';
import { Card, Field, Form, newLineId, RadioCardsField, useFormValues } from '@sannidhi/kit';
import { useMemo, useRef } from 'react';
import { mixed, object, string } from 'yup';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { ChildNotes } from './child-notes.tsx';
import type { OfficeDoor } from './use-office-door.ts';

const say = messagesOf(doorNoun);
const SOMEBODY_ELSE = '';
type Way = 'code' | 'without';
interface Values {
  way: Way;
  why: string;
  who?: string;
  name: string;
}

interface HandOverProps {
  ticket: DoorTicket;
  door: OfficeDoor;
  onDone: () => void;
}

/** Hands a child over at the desk: by its pickup code, or for a reason that somebody looks at later. */
export function HandOver({ ticket, door, onDone }: HandOverProps) {
  const text = useOfficeText('handover');
  const { id, child, name } = ticket;
  const adults = child ? [child.guardian, ...child.mayPickUp].filter((adult) => adult && !isBarred(child, adult)) : [];
  const schema = useMemo(() => schemaOf(ticket), [ticket]);
  // What is sent again because nobody knows whether it was saved is the same line of the log.
  const sent = useRef({ id: '', said: '' });
  return (
    <Card title={text('title', { name })}>
      <ChildNotes ticket={ticket} />
      {child && <p>{text('guardian', { guardian: child.guardian, phone: child.guardianPhone })}</p>}
      <Form
        label={text('title', { name })}
        schema={schema}
        initialValues={{ way: child ? 'code' : 'without', code: '', why: '', who: adults[0] ?? SOMEBODY_ELSE, name: '' }}
        onSubmit={async (values) => {
          const { way, why, who = SOMEBODY_ELSE, name: other } = values as Values;
          const handover = { to: who === SOMEBODY_ELSE ? other : who, why: way === 'without' ? why : '' };
          const said = JSON.stringify(handover);
          if (sent.current.said !== said) sent.current = { id: newLineId(), said };
          await door.save({ id: sent.current.id, ticketId: id, act: 'out', handover });
          onDone();
        }}
      >
        {child && (
          <RadioCardsField
            name="way"
            label={text('way')}
            cards={(['code', 'without'] as const).map((value) => ({ value, label: text(value) }))}
          />
        )}
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
  const { way } = useFormValues<Values>();
  if (way === 'code') return <Field name="code" label={text('pickupCode')} autoComplete="off" maxLength={12} />;
  return <Field name="why" label={text('why')} help={text('whyHelp')} autoComplete="off" maxLength={200} />;
}

function OtherName({ isAlone }: { isAlone: boolean }) {
  const text = useOfficeText('handover');
  const { who } = useFormValues<Values>();
  if (who !== SOMEBODY_ELSE) return null;
  return <Field name="name" label={text(isAlone ? 'who' : 'name')} autoComplete="off" maxLength={120} />;
}

/** The form's rules: the office's page checks a code as every door does, by what can check one and not tell it. */
function schemaOf({ id, child }: DoorTicket) {
  return object({
    way: mixed<Way>().oneOf(['code', 'without']).default('without'),
    code: string()
      .default('')
      .when('way', ([way], field) => (way === 'code' ? field.test('right', say('door.code-wrong'), (typed) => isRight(typed)) : field)),
    why: line(200)
      .default('')
      .when('way', ([way], field) => (way === 'without' ? field.required(say('door.why-required')) : field)),
    who: string().default(SOMEBODY_ELSE),
    name: line(120)
      .default('')
      .when('who', ([who], field) => (who ? field : field.required(say('door.handover-required'))))
      .test('may', say('door.barred'), (name, { parent }) => Boolean(parent.who) || !child || !isBarred(child, name ?? '')),
  });

  async function isRight(typed = ''): Promise<boolean> {
    return typedPickupCode(typed).length === PICKUP_LENGTH && (await pickupHash(id, typed)) === child?.codeHash;
  }
}
