import { useSearchParams } from 'react-router-dom';
import { YearReceipts } from '../receipts/year-receipts.tsx';
import { YearStatementView } from '../receipts/year-statement.tsx';

/** Receipts of one year, and that year's statement as a view of the same address. */
function Receipts() {
  const [search] = useSearchParams();
  const thisYear = new Date().getFullYear();
  const asked = Number(search.get('year'));
  const year = Number.isInteger(asked) && asked > 2000 && asked <= thisYear ? asked : thisYear;
  return search.get('view') === 'statement' ? <YearStatementView year={year} /> : <YearReceipts year={year} thisYear={thisYear} />;
}

export { Receipts as Screen };
