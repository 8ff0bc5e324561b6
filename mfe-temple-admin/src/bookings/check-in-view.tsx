import { Card, EmptyState, Field, Form, Page, PageHeader, SubmitButton, useAddress } from '@sannidhi/kit';
import { object, string } from 'yup';
import { useOfficeText } from '../office/namespace.ts';
import { BookingRecord } from './booking-record.tsx';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;
const MOST = 300;

/** The booking's id in what was scanned or typed: the code alone, or the whole address of its QR code. */
const bookingIn = (scanned: string): string | undefined => ID.exec(scanned.toLowerCase())?.[0];

/** Checks families in by their code: a scanner types it here, and a phone's camera opens this page with it. */
export function CheckInView() {
  const text = useOfficeText('checkIn');
  const common = useOfficeText('common');
  const { parameters, change } = useAddress();
  const code = bookingIn(parameters.get('code') ?? '');
  const schema = object({
    code: string()
      .trim()
      .max(MOST, text('unknown'))
      .required(text('unknown'))
      .test('code', text('unknown'), (value) => bookingIn(value ?? '') !== undefined),
  });
  return (
    <Page reading>
      <PageHeader title={text('title')} lead={text('lead')} />
      <Card>
        <Form
          key={code}
          label={text('title')}
          schema={schema}
          initialValues={{ code: '' }}
          onSubmit={async (typed) => change({ code: bookingIn(typed.code) })}
        >
          <Field name="code" label={text('code')} maxLength={MOST} />
          <SubmitButton busy={common('saving')}>{text('find')}</SubmitButton>
        </Form>
      </Card>
      {code ? (
        <Card title={text('booking')}>
          <BookingRecord key={code} bookingId={code} />
        </Card>
      ) : (
        <EmptyState title={text('empty')}>{text('emptyMore')}</EmptyState>
      )}
    </Page>
  );
}

export { CheckInView as Screen };
