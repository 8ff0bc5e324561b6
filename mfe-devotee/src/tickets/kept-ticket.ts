import { type OwnTicket, ticketEndpoints } from '@sannidhi/contracts';
import { forgetOnDevice, keepOnDevice, keptOnDevice, storedAccountId, useRead, useSession } from '@sannidhi/kit';
import { useEffect, useState } from 'react';

const AFTER_MS = 24 * 3_600_000;

/** A ticket from the server, or as this device last kept it; `isKept` once it is on the device. */
export interface KeptTicket {
  ticket: OwnTicket | undefined;
  query: ReturnType<typeof useRead<typeof ticketEndpoints.ownOne>>;
  isKept: boolean;
}

/** Keeps a ticket on this device until a day after its event, and shows that one while there is no connection. */
export function useKeptTicket(ticketId: string): KeptTicket {
  const { user } = useSession();
  const query = useRead(ticketEndpoints.ownOne, { params: { ticketId } });
  const [kept, setKept] = useState<OwnTicket>();
  // Who is signed in, or was when the network went.
  const accountId = user?.id ?? storedAccountId() ?? '';
  const name = `ticket ${ticketId}`;
  useEffect(() => {
    void keptOnDevice<OwnTicket>(accountId, name).then(([found]) => setKept((before) => before ?? found));
  }, [accountId, name]);
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const isOver = data.status !== 'valid';
    const until = Date.parse(data.event.endsAt) + AFTER_MS;
    const change = isOver ? forgetOnDevice(accountId, name) : keepOnDevice(accountId, name, data, until);
    void change.then(() => setKept(isOver ? undefined : data)).catch(() => undefined);
  }, [data, accountId, name]);
  return { ticket: data ?? kept, query, isKept: kept !== undefined };
}
