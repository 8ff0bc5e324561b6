import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { CONVERSATION_ORDERS, CONVERSATION_TOPICS, type ConversationFolder, type OfficeEndpoints, PARTY_KINDS } from '@sannidhi/contracts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconSearch } from '../icons/icons.ts';
import { useAddress } from '../query/use-address.ts';
import { useRead } from '../query/use-read.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { SmallSelect } from './small-select.tsx';

const Tools = styled('div')({ display: 'grid', gap: 8, marginBottom: 12, '& form': { display: 'flex', gap: 4 } });
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > *': { flex: '1 1 136px' } });

/** Search, and for the office what the list shows: topic, whom, order. Kept in the address. */
export function ListTools({ office, folder }: { office: OfficeEndpoints | undefined; folder: ConversationFolder }) {
  const text = useText('kit-messages');
  const { parameters, change } = useAddress();
  const [words, setWords] = useState(parameters.get('search') ?? '');
  // Who needs a reply is listed by how long they wait; the server’s default is the same.
  const [first = 'newest', ...others] = folder === 'needs-reply' ? CONVERSATION_ORDERS : CONVERSATION_ORDERS.slice(1);
  const search = () => change({ search: words.trim(), page: undefined });
  return (
    <Tools>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <OutlinedInput
          fullWidth
          type="search"
          value={words}
          placeholder={text('search')}
          onChange={(event) => setWords(event.target.value)}
          inputProps={{ 'aria-label': text('search'), maxLength: 80 }}
        />
        <IconButton icon={IconSearch} label={text('find')} onClick={search} />
      </form>
      {office && (
        <Choices>
          <Choice name="topic" all={text('allTopics')} values={CONVERSATION_TOPICS.map((value) => [value, text(`topic.${value}`)])} />
          <Choice
            name="from"
            all={text('everyone')}
            values={PARTY_KINDS.filter((kind) => kind !== 'temple' && kind !== 'platform').map((value) => [value, text(`from.${value}`)])}
          />
          <LabelChoice office={office} />
          <Choice name="sort" all={text(`sort.${first}`)} values={others.map((value) => [value, text(`sort.${value}`)])} />
        </Choices>
      )}
    </Tools>
  );
}

/** The office’s own words; nothing before there are any. */
function LabelChoice({ office }: { office: OfficeEndpoints }) {
  const text = useText('kit-messages');
  const { data: labels = [] } = useRead(office.labels);
  if (labels.length === 0) return null;
  return <Choice name="label" all={text('allLabels')} values={labels.map((label) => [label, label])} />;
}

interface ChoiceProps {
  name: string;
  all: string;
  values: readonly (readonly [string, string])[];
}

function Choice({ name, all, values }: ChoiceProps) {
  const text = useText('kit-messages');
  const { parameters, change } = useAddress();
  return (
    <SmallSelect
      label={text(`filter.${name}`)}
      value={parameters.get(name) ?? ''}
      options={[['', all], ...values]}
      onChange={(value) => change({ [name]: value, page: undefined })}
    />
  );
}
