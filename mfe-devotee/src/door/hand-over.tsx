import { type DoorTicket, doorNoun, isBarred, line, messagesOf, PICKUP_LENGTH, pickupHash, typedPickupCode } from '@sannidhi/contracts';
import { Button, Field, Form, RadioCardsField, SubmitButton, useFormValues } from '@sannidhi/kit';
import { useEffect, useMemo, useRef } from 'react';
import { mixed, object, string } from 'yup';
import { useTexts } from '../use-texts.ts';
import { ChildNotes } from './child-notes.tsx';
import { Sheet } from './door-sheet.tsx';
import type { Scanning } from './use-scanning.ts';

const say = messagesOf(doorNoun);
const SOMEBODY_ELSE = '';
type Way = 'code' | 'without';
interface Values {
  way: Way;
  code: string;
  why: string;
  who: string;
  name: string;
}

/** Hands a child over: by its pickup code, or for a reason that somebody looks at later. Nobody who may not pick it up can be chosen. */
export function HandOver({ ticket, scanning }: { ticket: DoorTicket; scanning: Scanning }) {
  const text = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { child, name } = ticket;
  const adults = child ? [child.guardian, ...child.mayPickUp].filter((adult) => adult && !isBarred(child, adult)) : [];
  const schema = useMemo(() => schemaOf(ticket), [ticket]);
  return (
    <Sheet tone="warning">
      <h3 ref={heading} tabIndex={-1}>
        {text('door.child.title', { name })}
      </h3>
      <ChildNotes tickets={[ticket]} />
      {child && <p>{text('door.child.guardian', { guardian: child.guardian, phone: child.guardianPhone })}</p>}
      <Form
        label={text('door.child.title', { name })}
        schema={schema}
        initialValues={{ way: child ? 'code' : 'without', code: '', why: '', who: adults[0] ?? SOMEBODY_ELSE, name: '' }}
        onSubmit={async (values) => {
          const given = values as Values;
          const to = given.who === SOMEBODY_ELSE || given.who === undefined ? given.name : given.who;
          await scanning.handOver(ticket, { to, why: given.way === 'without' ? given.why : '' });
        }}
      >
        {child && (
          <RadioCardsField
            name="way"
            label={text('door.child.way')}
            cards={(['code', 'without'] as const).map((value) => ({ value, label: text(`door.child.${value}`) }))}
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
  const { way } = useFormValues<Values>();
  if (way === 'code') return <Field name="code" label={text('door.child.pickupCode')} autoComplete="off" maxLength={12} />;
  return <Field name="why" label={text('door.child.why')} help={text('door.child.whyHelp')} autoComplete="off" maxLength={200} />;
}

function OtherName({ isAlone }: { isAlone: boolean }) {
  const text = useTexts();
  const { who } = useFormValues<Values>();
  if (who !== SOMEBODY_ELSE) return null;
  return <Field name="name" label={text(isAlone ? 'door.child.who' : 'door.child.name')} autoComplete="off" maxLength={120} />;
}

/** The form's rules: a code is right by what this device has of it, without a connection. */
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
