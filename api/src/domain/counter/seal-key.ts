/** A seal's number as it is compared: "a-118 " and "A-118" are one seal. */
export const sealKeyOf = (sealNumber: string): string => sealNumber.normalize('NFKC').replace(/\s+/g, '').toUpperCase().slice(0, 40);
