/** Says that a record on the page changed, or may have: the page reads it again. */
export interface RecordEvent {
  change: 'connected' | 'changed';
}
