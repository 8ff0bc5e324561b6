/** Whether a line is the first ticket of a registration for all dates of an event. */
export const leadsAllDates = (item: object): boolean => 'series' in item && item.series !== null;

/** Whether it is another ticket of one, which leaves the cart only with the first. */
export const joinsAllDates = (item: object): boolean => 'seat' in item;
