/** Whether a line of the log counts: it was no mistake, and nobody turned the person away. */
const counts = (line: string): string => `NOT EXISTS (SELECT 1 FROM door_scans said
  WHERE said.templeId = ${line}.templeId AND said.occurrenceId = ${line}.occurrenceId AND said.of = ${line}.id
    AND (said.act = 'undo' OR (said.decision = 'turned-away' AND NOT EXISTS (SELECT 1 FROM door_scans undone
      WHERE undone.templeId = said.templeId AND undone.occurrenceId = said.occurrenceId AND undone.of = said.id AND undone.act = 'undo'))))`;

const at = (line: string): string =>
  `${line}.templeId = ticket.templeId AND ${line}.occurrenceId = ticket.occurrenceId AND ${line}.ticketId = ticket.id AND ${counts(line)}`;

/**
 * Whether a `ticket` came in at its date and didn't go out since, by the door's log. Where both are noted for the same moment, it is inside:
 * what a door needs of a child is rather kept for too long.
 */
export const STILL_INSIDE = `EXISTS (SELECT 1 FROM door_scans entry WHERE entry.act = 'in' AND ${at('entry')}
  AND NOT EXISTS (SELECT 1 FROM door_scans gone WHERE gone.act = 'out' AND gone.atMs > entry.atMs AND ${at('gone')}))`;
