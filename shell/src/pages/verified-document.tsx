import { Banner, Card, Facts, useText } from '@sannidhi/kit';
import type { ComponentProps } from 'react';

interface VerifiedDocumentProps {
  /** The texts of its page, such as `receipt`. */
  of: 'receipt' | 'certificate';
  status: string;
  facts: ComponentProps<typeof Facts>['facts'];
  /** The number of the document that replaces it. */
  replacement?: string | null;
}

/** A document's state and what it states, to compare with the paper. */
export function VerifiedDocument({ of, status, facts, replacement }: VerifiedDocumentProps) {
  const text = useText('shell');
  return (
    <>
      <Banner kind={status === 'valid' ? 'success' : 'warning'} title={text(`${of}.${status}Title`)}>
        {text(`${of}.${status}Body`, { replacement: replacement ?? '' })}
      </Banner>
      <Card>
        <Facts ruled facts={facts} />
      </Card>
      <p>{text(`${of}.compare`)}</p>
    </>
  );
}
