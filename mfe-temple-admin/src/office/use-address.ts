import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameters } from './address-parameters.ts';

/** Changes of an address's parameters; undefined takes one away. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

export interface Address {
  parameters: URLSearchParams;
  /** Goes to the same page with some parameters changed. `replace` for what Back should not walk through, such as typing. */
  change(changes: AddressChanges, how?: { replace?: boolean }): void;
}

/** The page's own query: filters, tabs and the open panel live there, so that reload, Back and a sent link keep them. */
export function useAddress(): Address {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback<Address['change']>(
    (changes, { replace = false } = {}) =>
      setParameters((current) => withParameters(current, changes), { replace, preventScrollReset: true }),
    [setParameters],
  );
  return { parameters, change };
}
