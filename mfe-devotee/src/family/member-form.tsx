import { FAMILY_RELATIONS } from '@sannidhi/contracts';
import {
  Button,
  Card,
  CheckboxField,
  Field,
  Form,
  FormActions,
  IconCheck,
  KeepTyped,
  SelectField,
  SubmitButton,
  useFormValues,
} from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { BirthFields } from './birth-fields.tsx';
import { DeathFields } from './death-fields.tsx';
import { Fields } from './fields.ts';
import { KnownStarFields } from './known-star-fields.tsx';
import { type MemberValues, memberFormSchema, payloadOfValues } from './member-values.ts';

interface MemberFormProps {
  values: MemberValues;
  /** Saves input as it is typed. */
  keep: (values: MemberValues) => void;
  onSave: (payload: ReturnType<typeof payloadOfValues>) => Promise<unknown>;
  onCancel: () => void;
}

/** What is known about one member: only name and relation are required, everything else can come later. */
export function MemberForm({ values, keep, onSave, onCancel }: MemberFormProps) {
  const text = useTexts();
  return (
    <Form
      schema={memberFormSchema}
      initialValues={values}
      onSubmit={(payload) => onSave(payloadOfValues(payload))}
      label={text('family.form')}
    >
      <KeepTyped<MemberValues> keep={keep} />
      <Card title={text('family.who')}>
        <Fields>
          <Field name="name" label={text('family.name')} help={text('family.nameHelp')} autoComplete="off" maxLength={120} />
          <SelectField name="relation" label={text('family.relation')} placeholder={text('family.choose')} choices={useRelations()} />
          <Field
            name="gotra"
            label={text('family.gotraLabel')}
            help={text('family.gotraHelp')}
            optional
            autoComplete="off"
            maxLength={80}
          />
          <Field
            name="pronunciation"
            label={text('family.pronunciation')}
            help={text('family.pronunciationHelp')}
            optional
            autoComplete="off"
            maxLength={200}
          />
          <Field
            name="spelling"
            label={text('family.spelling')}
            help={text('family.spellingHelp')}
            optional
            autoComplete="off"
            maxLength={120}
          />
        </Fields>
      </Card>
      <Card title={text('family.birth')}>
        <Fields>
          <BirthFields />
        </Fields>
      </Card>
      <Card title={text('family.known')}>
        <Fields>
          <KnownStarFields />
        </Fields>
      </Card>
      <Card title={text('family.remembrance')}>
        <Fields>
          <CheckboxField name="hasDied" label={text('family.hasDied')} />
          <IfDied />
        </Fields>
      </Card>
      <FormActions>
        <Button variant="text" onClick={onCancel}>
          {text('family.cancel')}
        </Button>
        <SubmitButton icon={IconCheck} busy={text('family.saving')}>
          {text('family.save')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

function IfDied() {
  const { hasDied } = useFormValues<MemberValues>();
  return hasDied ? <DeathFields /> : null;
}

function useRelations() {
  const text = useTexts();
  return FAMILY_RELATIONS.map((value) => ({ value, label: text(`family.relations.${value}`) }));
}
