/** A `LIKE … ESCAPE '!'` pattern that finds the words anywhere in a lowercase column; user input stays literal. */
export const containing = (search: string): string => `%${search.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`;
