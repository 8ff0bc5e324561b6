import { birthDetails, calendarNames, createPanchanga, inLanguage, instantOf, loadYears, nameOf } from '@sannidhi/panchanga/web';

/** What the area's pages use from the library; in a separate file, so that it arrives as one chunk when first needed. */
export const engine = { birthDetails, calendarNames, createPanchanga, inLanguage, instantOf, loadYears, nameOf };
