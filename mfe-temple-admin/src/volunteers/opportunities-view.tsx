import { type Opportunity, opportunityEndpoints, opportunitySchema, VOLUNTEER_REQUIREMENTS } from '@sannidhi/contracts';
import {
  CheckboxField,
  CountField,
  Field,
  FieldPair,
  Form,
  notify,
  RecordListView,
  RowsField,
  Stack,
  stateColumn,
  textColumn,
  useList,
  usePanel,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { MessageButton } from '../broadcasts/message-button.tsx';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';

/** What the temple needs volunteers for. */
function OpportunitiesView() {
  const text = useOfficeText('opportunities');
  const panel = usePanel('opportunity');
  const manages = useSession().can('volunteers:manage');
  return (
    <RecordListView
      texts={text}
      list={useList(opportunityEndpoints.list)}
      panel={panel}
      columns={[
        textColumn('title', text('column.title'), ({ title }: Opportunity) => title, { phone: 'title' }),
        textColumn('place', text('form.place'), ({ placeName }: Opportunity) => placeName, { low: true, phone: 'detail' }),
        textColumn('shifts', text('column.shifts'), ({ shifts }: Opportunity) => String(shifts), { width: 140, phone: 'value' }),
        stateColumn(text('column.state'), 'event-occurrence', ({ isPublished }: Opportunity) => (isPublished ? 'published' : 'draft'), {
          width: 130,
        }),
      ]}
      name={({ title }) => title}
      create={manages && (() => <OpportunityForm onDone={panel.close} />)}
      record={
        manages &&
        ((opportunity) => (
          <Stack spacing={3}>
            <div>
              <MessageButton about={`volunteers:${opportunity.id}`}>{text('message')}</MessageButton>
            </div>
            <OpportunityForm opportunity={opportunity} onDone={panel.close} />
          </Stack>
        ))
      }
    />
  );
}

interface OpportunityFormProps {
  /** The one to change; without it a new one is created. */
  opportunity?: Opportunity;
  onDone: () => void;
}

function OpportunityForm({ opportunity, onDone }: OpportunityFormProps) {
  const text = useOfficeText('opportunities');
  const volunteers = useOfficeText('volunteers');
  const create = useWrite(opportunityEndpoints.create);
  const change = useWrite(opportunityEndpoints.change);
  return (
    <Form
      label={opportunity?.title ?? text('form.titleNew')}
      schema={opportunitySchema}
      initialValues={valuesOf(opportunity)}
      onSubmit={async (body) => {
        const saved = await (opportunity
          ? change.mutateAsync({ params: { opportunityId: opportunity.id }, body })
          : create.mutateAsync({ body }));
        notify({ kind: 'success', title: text('form.done', { title: saved.title }) });
        onDone();
      }}
    >
      <Field name="title" label={text('form.title')} maxLength={120} />
      <Field optional name="description" label={text('form.description')} rows={3} maxLength={2000} />
      <Field optional name="placeName" label={text('form.place')} maxLength={120} />
      <CountField name="minimumAge" label={text('form.age')} help={text('form.ageHelp')} digits={2} />
      <TogglesField
        name="requirements"
        label={text('form.requirements')}
        choices={VOLUNTEER_REQUIREMENTS.map((value) => ({ value, label: volunteers(`requirement.${value}`) }))}
      />
      <RowsField
        name="skills"
        label={text('form.skills')}
        help={text('form.skillsHelp')}
        add={text('form.addSkill')}
        blank=""
        remove={(number) => text('form.removeSkill', { number })}
      >
        {(path) => <Field name={path} label={text('form.skill')} maxLength={40} />}
      </RowsField>
      <FieldPair>
        <Field optional name="opensOn" type="date" label={text('form.opensOn')} />
        <Field optional name="opensTime" type="time" label={text('form.opensTime')} />
      </FieldPair>
      <div>
        <CheckboxField name="needsReview" label={text('form.needsReview')} />
        <CheckboxField name="takesTrainees" label={text('form.takesTrainees')} />
        <CheckboxField name="isPublished" label={text('form.isPublished')} help={text('form.publishedHelp')} />
      </div>
      <FormEnd onCancel={onDone} {...(opportunity ? {} : { submit: text('add') })} />
    </Form>
  );
}

const valuesOf = (opportunity: Opportunity | undefined) => ({
  title: opportunity?.title ?? '',
  description: opportunity?.description ?? '',
  placeName: opportunity?.placeName ?? '',
  skills: opportunity?.skills ?? [],
  requirements: opportunity?.requirements ?? [],
  minimumAge: opportunity?.minimumAge ?? 0,
  needsReview: opportunity?.needsReview ?? false,
  takesTrainees: opportunity?.takesTrainees ?? false,
  isPublished: opportunity?.isPublished ?? false,
  opensOn: opportunity?.opensOn ?? '',
  opensTime: opportunity?.opensTime ?? '',
});

export { OpportunitiesView as Screen };
