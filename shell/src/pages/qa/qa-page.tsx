import { useArrival } from '@sannidhi/kit/arrival';
import './qa.css';
import { Page, PageHeader, useText } from '@sannidhi/kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBoot } from '../../boot/boot-context.ts';
import { qaSections } from './qa-sections.ts';
import { QaTable } from './qa-table.tsx';

/**
 * What the running system consists of: pages, calls, rules, messages, errors, states, releases. Searchable, printable, and each row has its
 * own address.
 */
export function QaPage() {
  const text = useText('shell');
  const boot = useBoot();
  const [search, setSearch] = useSearchParams();
  const wish = search.get('search') ?? '';
  const sections = useMemo(() => qaSections(boot), [boot]);
  useArrival(text('qa.title'));
  return (
    <Page>
      <PageHeader title={text('qa.title')} lead={text('qa.lead')} />
      <div>
        <label className="field-label" htmlFor="qa-search">
          {text('qa.search')}
        </label>
        <input
          id="qa-search"
          className="input"
          type="search"
          value={wish}
          onChange={({ target }) => setSearch(target.value ? { search: target.value } : {}, { replace: true, preventScrollReset: true })}
        />
      </div>
      {sections.map((section) => (
        <QaTable key={section.name} section={section} wish={wish} />
      ))}
    </Page>
  );
}
