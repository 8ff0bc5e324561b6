import { REGISTRATION_DOCUMENTS, type RegistrationDocumentKind, type UploadedDocument } from '@sannidhi/contracts';
import { Banner, Button, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { DocumentRow } from './document-row.tsx';

const List = styled('ul')({ listStyle: 'none', padding: 0, margin: '0 0 20px', display: 'grid', gap: 12 });

interface DocumentsStepProps {
  documents: readonly UploadedDocument[];
  /** Documents sent before, when a registration is changed. */
  before?: readonly { kind: RegistrationDocumentKind; name: string }[];
  onChange: (documents: UploadedDocument[]) => void;
  onNext: () => void;
}

/** Step 3: the documents. None is technically required; the platform team asks for what is missing. */
export function DocumentsStep({ documents, before = [], onChange, onNext }: DocumentsStepProps) {
  const text = useTexts();
  const missing = ![...documents, ...before].some(({ kind }) => kind === 'irs-letter');
  return (
    <section aria-label={text('registration.steps.documents')}>
      <List>
        {REGISTRATION_DOCUMENTS.map((kind) => (
          <DocumentRow
            key={kind}
            kind={kind}
            document={documents.find((one) => one.kind === kind)}
            sentBefore={before.find((one) => one.kind === kind)?.name}
            onAdded={(added) => onChange([...documents.filter((one) => one.kind !== kind), added])}
            onRemove={() => onChange(documents.filter((one) => one.kind !== kind))}
          />
        ))}
      </List>
      {missing && (
        <div style={{ marginBottom: 20 }}>
          <Banner kind="info">{text('registration.letterMissing')}</Banner>
        </div>
      )}
      <Button variant="primary" wide onClick={onNext}>
        {text('registration.next')}
      </Button>
    </section>
  );
}
