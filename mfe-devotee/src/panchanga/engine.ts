/** What the area's pages take of the library; a file of its own, so that it arrives as one chunk when first needed. */
export {
  birthDetails,
  calendarNames,
  createPanchanga,
  inLanguage,
  loadYears,
  nameOf,
} from '@sannidhi/panchanga/web';
