import { REMOTES, type Remote } from '@sannidhi/contracts';
import { found } from '../../platform/http/domain-error.ts';

/** A path's word as a remote, or `not-found`. */
export const asRemote = (name: string): Remote => found(REMOTES.find((remote) => remote === name));
