import { Button, type IconShape, notify, useErrorSentence } from '@sannidhi/kit';
import { useState } from 'react';
import { useOfficeText } from './namespace.ts';

interface WriteButtonProps {
  label: string;
  /** What the notice says afterward. */
  done: string;
  write: () => Promise<unknown>;
  icon?: IconShape;
  destructive?: boolean;
}

/** A button that does one thing and says that it did, or why it couldn't. */
export function WriteButton({ label, done, write, icon, destructive }: WriteButtonProps) {
  const common = useOfficeText('common');
  const sentenceOf = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await write();
      notify({ kind: 'success', title: done });
    } catch (error) {
      notify({ kind: 'error', title: sentenceOf(error as Error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant={destructive ? 'destructive' : 'secondary'}
      {...(icon ? { icon } : {})}
      busy={busy && common('saving')}
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
}
