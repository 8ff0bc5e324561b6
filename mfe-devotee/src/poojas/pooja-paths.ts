import { canonicalPath } from '@sannidhi/contracts';

/** The catalog for everyone, and the one for signed-in devotees, which starts with their home temple. */
export const PUBLIC_CATALOG = '/pooja-booking';
export const OWN_CATALOG = '/pooja-services';

/** The catalog that an address belongs to. */
export const catalogOf = (pathname: string): string => (canonicalPath(pathname) === OWN_CATALOG ? OWN_CATALOG : PUBLIC_CATALOG);

/** The page where one pooja of a temple is booked. */
export const bookingAddress = (catalog: string, temple: string, pooja: string): string =>
  `${catalog}?${new URLSearchParams({ temple, pooja })}`;
