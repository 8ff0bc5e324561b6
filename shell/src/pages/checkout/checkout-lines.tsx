import type { SandboxCheckout } from '@sannidhi/contracts';
import { Card, Facts, formatCents, useText } from '@sannidhi/kit';

/** What is being paid, line by line, and the total. */
export function CheckoutLines({ checkout }: { checkout: SandboxCheckout }) {
  const text = useText('shell');
  return (
    <Card title={formatCents(checkout.totalCents)}>
      <Facts
        ruled
        facts={[
          ...checkout.lines.map(({ label, amountCents }) => ({ label, value: formatCents(amountCents) })),
          { label: text('checkout.total'), value: <b>{formatCents(checkout.totalCents)}</b> },
        ]}
      />
    </Card>
  );
}
