import { ATTACHMENT_MEDIA_TYPES } from '@sannidhi/contracts';
import { type ChangeEvent, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconPaperclip } from '../icons/icons.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Chooses files for the next message. */
export function AttachButton({ onChosen }: { onChosen: (files: readonly File[]) => void }) {
  const text = useText('kit-messages');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(target.files ?? [])]);
    // The same file can be chosen again after it was removed.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={ATTACHMENT_MEDIA_TYPES.join(',')}
        aria-label={text('attach.choose')}
        onChange={choose}
      />
      <IconButton icon={IconPaperclip} label={text('attach.choose')} onClick={() => input.current?.click()} />
    </>
  );
}
