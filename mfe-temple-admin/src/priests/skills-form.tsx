import { priestEndpoints, type TemplePriestDetail } from '@sannidhi/contracts';
import { Field, Form, notify, SubmitButton, useWrite } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { listOf } from '../office/word-list.ts';
import { wordsSchema } from './words-schema.ts';

/** What the temple knows a priest performs, besides what they say themselves. */
export function SkillsForm({ priest: { id, fullName, skillsHere } }: { priest: TemplePriestDetail }) {
  const text = useOfficeText('priests');
  const change = useWrite(priestEndpoints.change);
  return (
    <Form
      label={text('skills.title')}
      schema={wordsSchema}
      initialValues={{ words: skillsHere.join(', ') }}
      onSubmit={async ({ words }) => {
        await change.mutateAsync({ params: { priestId: id }, body: { skillsHere: listOf(words) } });
        notify({ kind: 'success', title: text('skills.done', { name: fullName }) });
      }}
    >
      <Field optional name="words" label={text('skills.title')} help={text('skills.help')} rows={2} maxLength={600} />
      <Row align="end">
        <SubmitButton variant="secondary" busy={text('skills.saving')}>
          {text('skills.save')}
        </SubmitButton>
      </Row>
    </Form>
  );
}
