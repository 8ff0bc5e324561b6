import { RECEIPTS_FIRST_YEAR } from '@sannidhi/contracts';
import { useSearchParams } from 'react-router-dom';
import { useHomeYear } from '../dashboard/use-home-year.ts';

/** The year in the URL, and the current one; a URL without a year of receipts means the current one. */
export function useYear(): { year: number; thisYear: number } {
  const [search] = useSearchParams();
  const thisYear = useHomeYear();
  const asked = Number(search.get('year'));
  return { year: Number.isInteger(asked) && asked >= RECEIPTS_FIRST_YEAR && asked <= thisYear ? asked : thisYear, thisYear };
}
