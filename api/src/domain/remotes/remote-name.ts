import { REMOTES, type Remote } from '@sannidhi/contracts';
import { found } from '../../platform/http/domain-error.ts';

/** A path segment as a remote's name, or `not-found`. */
export const asRemote = (name: string): Remote => found(REMOTES.find((remote) => remote === name));
