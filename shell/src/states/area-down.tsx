import type { Area } from '@sannidhi/contracts';
import { useState } from 'react';
import { replaceRegistry } from '../boot/live-registry.ts';
import { askRegistry } from '../remotes/ask-registry.ts';
import { failureAt, RemoteLoadError } from '../remotes/load-failure.ts';
import { reportFailure } from '../remotes/report-failure.ts';
import { Loading } from './loading.tsx';
import { Unavailable } from './unavailable.tsx';

/** An area without a release in the page. Retrying checks the registry, and opens the area once it has one. */
export function AreaDown({ area }: { area: Area }) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState(() => failureOf(area, undefined));
  const ask = async () => {
    setAsking(true);
    try {
      replaceRegistry(await askRegistry(area));
    } catch (error) {
      const found = failureOf(area, error);
      reportFailure(found);
      setFailure(found);
    } finally {
      setAsking(false);
    }
  };
  return isAsking ? <Loading /> : <Unavailable failure={failure} onRetry={() => void ask()} />;
}

function failureOf(area: Area, error: unknown) {
  if (error instanceof RemoteLoadError) return error.failure;
  if (error) return failureAt('registry', area, '', error);
  return { remote: area, release: '', phase: 'registry', kind: 'missing', detail: 'no release is registered' } as const;
}
