/** A card's number as people read it: in groups of four. */
export const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
