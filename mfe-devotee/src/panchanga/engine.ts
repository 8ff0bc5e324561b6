import { birthDetails, calendarNames, createPanchanga, inLanguage, loadYears, nameOf } from '@sannidhi/panchanga/web';

/** What the area's pages take of the library; in a file of its own, so that it arrives as one chunk when first needed. */
export const engine = { birthDetails, calendarNames, createPanchanga, inLanguage, loadYears, nameOf };
