import {
  ATTACHMENT_MEDIA_TYPES,
  ATTACHMENTS_MAX,
  attachmentName,
  DOCUMENT_MAX_BYTES,
  type MessageAttachment,
  type SideEndpoints,
} from '@sannidhi/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '../forms/use-draft.ts';
import { addressOf } from '../http/address.ts';
import { request } from '../http/request.ts';
import { upload } from '../http/upload.ts';
import { useText } from '../i18n/use-text.ts';
import { useErrorSentence } from '../ui/use-error-sentence.ts';

/** A file on its way to the server, or refused. */
export interface Uploading {
  key: number;
  file: File;
  /** Between 0 and 1. */
  share: number;
  /** Why it can't be sent; empty while it is on its way. */
  failure: string;
  /** Another try may help. */
  mayRetry: boolean;
}

export interface Attachments {
  ready: readonly MessageAttachment[];
  uploading: readonly Uploading[];
  add: (files: readonly File[]) => void;
  retry: (one: Uploading) => void;
  /** Stops an upload, or takes a refused file off the list. */
  cancel: (key: number) => void;
  remove: (id: string) => void;
  /** After they were sent. */
  sent: () => void;
}

interface AttachmentDraft {
  files: MessageAttachment[];
}

/** What the next message carries. Uploaded files stay in this browser's draft until they are sent or removed. */
export function useAttachments({ attach, detach }: SideEndpoints, draft: string): Attachments {
  const text = useText('kit-messages');
  const sentenceOf = useErrorSentence();
  const [{ files }, change] = useDraft<AttachmentDraft>(draft, { files: [] }, 'local');
  const [uploading, setUploading] = useState<readonly Uploading[]>([]);
  const latest = useRef(files);
  latest.current = files;
  const calls = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  useEffect(
    () => () => {
      for (const call of calls.current.values()) call.abort();
    },
    [],
  );

  const keep = useCallback(
    (now: MessageAttachment[]) => {
      latest.current = now;
      change({ files: now });
    },
    [change],
  );
  const update = (key: number, part: Partial<Uploading>) =>
    setUploading((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const forget = (key: number) => setUploading((all) => all.filter((one) => one.key !== key));

  const start = async ({ key, file }: Uploading) => {
    const call = new AbortController();
    calls.current.set(key, call);
    update(key, { failure: '', share: 0 });
    try {
      const address = addressOf(attach.path, {}, { name: attachmentName(file.name) });
      const options = { signal: call.signal, onProgress: (share: number) => update(key, { share }) };
      keep([...latest.current, await upload<MessageAttachment>(address, file, options)]);
      forget(key);
    } catch (error) {
      if (!call.signal.aborted) update(key, { failure: sentenceOf(error), mayRetry: true });
    }
  };
  const add = (chosen: readonly File[]) => {
    const room = Math.max(ATTACHMENTS_MAX - latest.current.length - uploading.length, 0);
    const added = chosen.map((file, index): Uploading => {
      const refused = index >= room ? 'tooMany' : refusalOf(file);
      const failure = refused ? text(`attach.${refused}`, { most: ATTACHMENTS_MAX }) : '';
      return { key: next.current++, file, share: 0, failure, mayRetry: false };
    });
    setUploading((all) => [...all, ...added]);
    for (const one of added) if (!one.failure) void start(one);
  };
  const cancel = (key: number) => {
    calls.current.get(key)?.abort();
    forget(key);
  };
  const remove = (id: string) => {
    keep(latest.current.filter((one) => one.id !== id));
    // What stays behind is deleted after some days.
    void request(addressOf(detach.path, { attachmentId: id }), { method: detach.method }).catch(() => undefined);
  };
  const sent = () => keep([]);
  return { ready: files, uploading, add, retry: (one) => void start(one), cancel, remove, sent };
}

/** What the server would refuse anyway, said before ten megabytes are sent. */
function refusalOf({ size, type }: File): 'tooLarge' | 'wrongType' | undefined {
  if (size > DOCUMENT_MAX_BYTES) return 'tooLarge';
  return (ATTACHMENT_MEDIA_TYPES as readonly string[]).includes(type) ? undefined : 'wrongType';
}
