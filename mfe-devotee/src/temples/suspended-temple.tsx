import { Banner } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** Says that a temple takes nothing right now, and that what people have there stays theirs. */
export function SuspendedTemple() {
  const text = useTexts();
  return (
    <Banner kind="info" title={text('common.suspended.title')}>
      {text('common.suspended.more')}
    </Banner>
  );
}
