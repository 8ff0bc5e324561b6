import { type FundPublic, QUICK_AMOUNTS_CENTS } from '@sannidhi/contracts';
import {
  Button,
  FieldPair,
  IconButton,
  IconPlus,
  IconTrash,
  MoneyField,
  RadioCardsField,
  SelectField,
  styled,
  useFormField,
} from '@sannidhi/kit';
import { useTexts } from '../../use-texts.ts';
import type { DraftLine } from './donor-draft.ts';

const MAX_LINES = 10;

const Extra = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.role.line}`,
}));

/** A gift's purposes: one to start with, and as many more as the contract allows. */
export function GiftLines({ funds }: { funds: readonly FundPublic[] }) {
  const text = useTexts();
  const { value: lines, setValue } = useFormField<DraftLine[]>('lines', false);
  const unused = funds.find(({ id }) => !lines.some(({ fundId }) => fundId === id));
  return (
    <>
      <MoneyField name="lines[0].amountCents" label={text('amount.yours')} quickAmounts={QUICK_AMOUNTS_CENTS} />
      <RadioCardsField
        name="lines[0].fundId"
        label={text('purpose.label')}
        cards={funds.map(({ id, name, description, restricted }) => ({
          value: id,
          label: name,
          note: <FundNote description={description} restricted={restricted} />,
        }))}
      />
      {lines.slice(1).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the gift only.
        <ExtraLine key={index} number={index + 2} funds={funds} onRemove={() => setValue(lines.filter((other) => other !== line))} />
      ))}
      {unused && lines.length < MAX_LINES && (
        <div>
          <Button variant="text" flush icon={IconPlus} onClick={() => setValue([...lines, { fundId: unused.id, amountCents: undefined }])}>
            {text('donor.addLine')}
          </Button>
        </div>
      )}
    </>
  );
}

function ExtraLine({ number, funds, onRemove }: { number: number; funds: readonly FundPublic[]; onRemove: () => void }) {
  const text = useTexts();
  const name = `lines[${number - 1}]`;
  return (
    <Extra aria-label={text('donor.line', { number })}>
      <FieldPair>
        <SelectField
          name={`${name}.fundId`}
          label={text('donor.line', { number })}
          choices={funds.map(({ id, name: label }) => ({ value: id, label }))}
        />
        <MoneyField name={`${name}.amountCents`} label={text('amount.label')} compact />
      </FieldPair>
      <IconButton icon={IconTrash} label={text('donor.removeLine', { number })} onClick={onRemove} />
    </Extra>
  );
}

function FundNote({ description, restricted }: Pick<FundPublic, 'description' | 'restricted'>) {
  const text = useTexts();
  return (
    <>
      {description}
      {description && restricted && <br />}
      {restricted && text('purpose.restricted')}
    </>
  );
}
