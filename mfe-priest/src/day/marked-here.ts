/** When marks were made on this device, by its clock: the server's may be another. Until the page is left. */
const times = new Map<string, string>();

export const keepMarkedHere = (key: string, at: string): void => void times.set(key, at);

/** When a mark was made, by the clock that says how long ago that is. */
export const markedHereAt = ({ key, at }: { key: string; at: string }): string => times.get(key) ?? at;
