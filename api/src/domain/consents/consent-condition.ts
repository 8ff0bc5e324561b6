import type { BroadcastChannel, ConsentTopic } from '@sannidhi/contracts';
import type { Piece } from '../../platform/database/table.ts';
import { EVERY } from './message-consent.entity.ts';

export interface ConsentQuestion {
  templeId: string;
  topic: ConsentTopic;
  channel: BroadcastChannel;
}

/**
 * The SQL condition that a recipient (an expression such as `broadcast_recipients.address`) may be written to. Email and the app ask once somebody
 * opts out (CAN-SPAM, 15 U.S.C. 7704(a)(4)); text messages need consent first (TCPA, 47 CFR 64.1200(a)).
 */
export function consentCondition(recipient: string, { templeId, topic, channel }: ConsentQuestion): Piece {
  const withdrawn = {
    sql: `NOT EXISTS (SELECT 1 FROM message_consents refusal WHERE refusal.templeId IN (?, ?) AND refusal.channel = ?
      AND refusal.address = ${recipient} AND refusal.topic IN (?, ?) AND refusal.state = 'withdrawn')`,
    values: [templeId, EVERY, channel, topic, EVERY],
  };
  if (channel !== 'sms') return withdrawn;
  const given = `EXISTS (SELECT 1 FROM message_consents consent WHERE consent.templeId = ? AND consent.channel = ?
    AND consent.address = ${recipient} AND consent.topic = ? AND consent.state = 'given')`;
  return { sql: `${withdrawn.sql} AND ${given}`, values: [...withdrawn.values, templeId, channel, topic] };
}
