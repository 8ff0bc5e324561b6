/**
 * What every language must translate, including incomplete ones: navigation, panchanga terms, public pages and guest giving. By prefix of a
 * catalog's path: groups of keys, or everything `except` some. If several lines match a catalog, all of them apply.
 */
export const PUBLIC_TEXTS = [
  { catalog: 'mfe-', keys: ['titles', 'navigation'] },
  { catalog: 'mfe-devotee/src/parts/', keys: ['common'] },
  { catalog: 'mfe-devotee/src/giving/', except: ['donor'] },
  { catalog: 'mfe-devotee/src/openings/' },
  { catalog: 'mfe-devotee/src/poojas/' },
  {
    catalog: 'mfe-devotee/src/panchanga/',
    except: [
      ...['clocksForward', 'clocksBack', 'sunStaysUp', 'sunStaysDown', 'skippedDate', 'refusedDate', 'allowedDates'],
      ...['moved', 'ownDatesAsOf', 'offline', 'beforeSunrise', 'showIt', 'place', 'subscribe'],
      ...['monthNote', 'monthSheet', 'monthCaption', 'monthLegend', 'rahuOfWeek'],
      ...['inYear', 'previousYear', 'nextYear', 'countInYear'],
    ].map((key) => `panchanga.${key}`),
  },
  {
    catalog: 'libs/kit/src/text/',
    keys: ['loading', 'failed', 'refused', 'missing', 'signedOut', 'field', 'phone', 'code', 'money', 'copy', 'steps', 'frame', 'form'],
  },
  {
    catalog: 'shell/src/messages/',
    keys: [
      ...['checkout', 'receipt', 'openTab', 'backToHome', 'contact', 'contactConfirmation', 'unsubscribe'],
      ...['terms.title', 'terms.lead', 'privacy.title', 'privacy.lead'],
    ],
  },
];

/** Whether every language must translate this key of an English catalog. */
export const isPublic = (file, key) =>
  PUBLIC_TEXTS.some(({ catalog, keys, except = [] }) => file.startsWith(catalog) && (!keys || within(keys, key)) && !within(except, key));

const within = (groups, key) => groups.some((group) => key === group || key.startsWith(`${group}.`));
