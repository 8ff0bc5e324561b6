import { REMOTES, type Remote, remoteDeskEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';

/** The names of all remotes, registered ones included; until the server answers, the installed ones. */
export const useRemotes = (): readonly Remote[] => useRead(remoteDeskEndpoints.list).data?.map(({ remote }) => remote) ?? REMOTES;
