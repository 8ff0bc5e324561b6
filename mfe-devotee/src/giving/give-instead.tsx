import { type FundPublic, giveInsteadSchema, templeEndpoints } from '@sannidhi/contracts';
import { CheckboxField, Form, SelectField, useFormField, useRead } from '@sannidhi/kit';
import { useEffect } from 'react';
import { wordedPage } from '../temples/worded.ts';
import { useTexts } from '../use-texts.ts';

interface GiveInsteadProps {
  /** The temple's. */
  slug: string;
  /** The fund that what is canceled credits, if it credits one. */
  creditsFundId?: string | null | undefined;
  /** The fund that gets what would be refunded; undefined while it is to be refunded. */
  onChange: (fundId: string | undefined) => void;
}

/** Whoever cancels may give what would be refunded to the temple: nothing is chosen before they do. Not shown where it takes no gifts. */
export function GiveInstead({ slug, creditsFundId, onChange }: GiveInsteadProps) {
  const text = useTexts();
  const { data } = useRead(templeEndpoints.page, { params: { slug } });
  if (!data || data.isSuspended) return null;
  const { funds } = wordedPage(data);
  const fund = funds.find(({ id }) => id === creditsFundId) ?? generalOf(funds);
  if (!fund) return null;
  return (
    <Form
      label={text('giveInstead.give')}
      schema={giveInsteadSchema}
      initialValues={{ give: false, fundId: fund.id }}
      onSubmit={() => undefined}
    >
      <CheckboxField name="give" label={text('giveInstead.give')} help={text('giveInstead.help')} />
      <Chosen funds={funds} onChange={onChange} />
    </Form>
  );
}

function Chosen({ funds, onChange }: { funds: readonly FundPublic[] } & Pick<GiveInsteadProps, 'onChange'>) {
  const text = useTexts();
  const { value: give } = useFormField<boolean>('give', false);
  const { value: fundId } = useFormField<string>('fundId', false);
  useEffect(() => onChange(give ? fundId : undefined), [give, fundId, onChange]);
  if (!give) return null;
  return <SelectField name="fundId" label={text('purpose.label')} choices={funds.map(({ id, name }) => ({ value: id, label: name }))} />;
}

/** The temple's general fund: the first that isn't kept for one purpose. */
const generalOf = (funds: readonly FundPublic[]): FundPublic | undefined => funds.find(({ restricted }) => !restricted) ?? funds[0];
