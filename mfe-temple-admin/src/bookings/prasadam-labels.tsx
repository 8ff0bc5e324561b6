import { bookingEndpoints } from '@sannidhi/contracts';
import { styled, useRead } from '@sannidhi/kit';

/** Two across on a Letter page, without anything else of the screen. */
const Sheet = styled('div')({
  display: 'none',
  '@media print': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '0.25in',
    alignContent: 'start',
  },
  '& address': { breakInside: 'avoid', minHeight: '1.5in', padding: '0.25in', fontSize: '14pt', fontStyle: 'normal', lineHeight: 1.35 },
  '& small': { display: 'block', fontSize: '9pt' },
});

/** The labels of prasadam to pack or to ship, which only show in print. */
export function PrasadamLabels({ prasadam }: { prasadam: 'none' | 'packed' }) {
  const labels = useRead(bookingEndpoints.labels, { query: { prasadam } });
  return (
    <Sheet aria-hidden="true">
      {(labels.data ?? []).map(({ id, service, to }) => (
        <address key={id}>
          {to.name}
          <br />
          {to.street} {to.street2}
          <br />
          {to.city}, {to.state} {to.zip}
          <small>{service}</small>
        </address>
      ))}
    </Sheet>
  );
}
