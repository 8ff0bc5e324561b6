import type { BroadcastDetail } from '@sannidhi/contracts';
import { Card, Facts, formatCount } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** How many people followed each link of the emails; nothing where there is none. */
export function LinkList({ broadcast: { channels, links } }: { broadcast: BroadcastDetail }) {
  const text = useOfficeText('broadcasts');
  if (!channels.includes('email') || links.length === 0) return null;
  return (
    <Card title={text('links.title')}>
      <Facts
        facts={links.map(({ url, people }) => ({
          label: url,
          value: text('links.people', { count: people, number: formatCount(people) }),
        }))}
      />
      <Secondary>{text('links.note')}</Secondary>
    </Card>
  );
}
