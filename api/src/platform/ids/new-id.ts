import { v7 } from 'uuid';

/** A new UUIDv7: made in the application, so that a row's id is known before it is written, and close in time means close on disk. */
export const newId = (): string => v7();
