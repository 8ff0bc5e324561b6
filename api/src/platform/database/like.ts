/** A `LIKE … ESCAPE '!'` pattern that finds the words anywhere in a lower-case column; what the person typed stays literal. */
export const containing = (search: string): string => `%${search.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`;
