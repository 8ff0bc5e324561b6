import { Button, IconUpload, notify, useText } from '@sannidhi/kit';
import { useRef } from 'react';
import { smallPhoto } from './small-photo.ts';

/** Takes or chooses a photo of the service; the camera opens on devices that have one. */
export function PhotoButton({ photo, onChange }: { photo: string | null; onChange: (photo: string | null) => void }) {
  const text = useText('mfe-priest');
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange(await smallPhoto(file));
    } catch {
      notify({ kind: 'error', title: text('day.photo.failed') });
    }
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={text('day.photo.add')}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button icon={IconUpload} onClick={() => (photo ? onChange(null) : input.current?.click())}>
        {text(photo ? 'day.photo.remove' : 'day.photo.add')}
      </Button>
    </>
  );
}
