import { styled } from '@mui/material/styles';
import type { DocumentMediaType } from '@sannidhi/contracts';
import { useEffect, useState } from 'react';
import { send } from '../http/request.ts';
import { ReadFailure } from './read-failure.tsx';
import { Skeletons } from './skeletons.tsx';

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.canvas,
  overflow: 'clip',
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '80vh', margin: '0 auto' },
  '& iframe': { display: 'block', width: '100%', height: '80vh', border: 0 },
  '& p': { padding: 16 },
}));

interface DocumentViewProps {
  /** Where its bytes are. */
  address: string;
  /** What it is: "IRS letter, letter.pdf". */
  label: string;
  mediaType: DocumentMediaType;
  /** Shown instead of a PDF by browsers that can't show one. */
  cannotShow: string;
  /** Called once it was fetched. */
  onShown?: () => void;
}

/**
 * An uploaded document on the page itself. Its type is ours, from its first bytes, never the sender's: an image runs nothing, and a frame
 * shows a PDF or nothing. The frame has no `sandbox`, because Chrome and Safari show no PDF in one
 * (https://crbug.com/413851).
 */
export function DocumentView({ address, label, mediaType, cannotShow, onShown }: DocumentViewProps) {
  const [tries, setTries] = useState(0);
  const { url, error } = useObjectUrl(address, mediaType, tries, onShown);
  if (error) return <ReadFailure error={error} onRetry={() => setTries(tries + 1)} />;
  if (!url) return <Skeletons rows={4} />;
  return (
    <Frame>
      <Shown {...{ url, label, mediaType, cannotShow }} />
    </Frame>
  );
}

function Shown({ url, label, mediaType, cannotShow }: Omit<DocumentViewProps, 'address' | 'onShown'> & { url: string }) {
  if (mediaType !== 'application/pdf') return <img src={url} alt={label} />;
  return navigator.pdfViewerEnabled === false ? <p>{cannotShow}</p> : <iframe src={url} title={label} />;
}

function useObjectUrl(address: string, type: DocumentMediaType, tries: number, onShown: (() => void) | undefined) {
  const [state, setState] = useState<{ url?: string; error?: Error }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no reason to fetch it again; a retry is.
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;
    setState({});
    send(address, { accept: '*/*', signal: leaving.signal })
      .then((response) => response.arrayBuffer())
      .then((bytes) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(new Blob([bytes], { type }));
        setState({ url });
        onShown?.();
      })
      .catch((error: Error) => !leaving.signal.aborted && setState({ error }));
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [address, type, tries]);
  return state;
}
