import type { BroadcastAudience } from '@sannidhi/contracts';
import { Disclosure, useFormValues } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import type { BroadcastValues } from './form-values.ts';
import { WordedMessage } from './worded-message.tsx';

/** The message that is being written, as one person will get it: one of those it reaches, as soon as they are known. */
export function MessagePreview({ people }: { people: BroadcastAudience['examples'] }) {
  const text = useOfficeText('broadcasts');
  return (
    <Disclosure>
      <summary>{text('preview.title')}</summary>
      <div style={{ padding: '12px 0' }}>
        <WordedMessage message={useFormValues<BroadcastValues>()} people={people} />
      </div>
    </Disclosure>
  );
}
