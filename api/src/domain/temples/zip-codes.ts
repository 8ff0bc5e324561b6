import { areas } from './zip-codes.generated.ts';

/** A ZIP code's city, and its middle to a hundredth of a degree. */
export interface ZipCode {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** Where a ZIP code of five digits is; null if the table doesn't have it. */
export function zipCode(zip: string): ZipCode | null {
  if (!/^\d{5}$/.test(zip)) return null;
  for (const line of linesOf(zip.slice(0, 3))) {
    const found = inArea(line, zip.slice(3, 5));
    if (found) return found;
  }
  return null;
}

/** Areas of the first three digits; a few are in two states. */
function* linesOf(digits: string): Generator<string> {
  let from = areas.indexOf(`\n${digits}`);
  while (from >= 0) {
    yield areas.slice(from + 1, areas.indexOf('\n', from + 1));
    from = areas.indexOf(`\n${digits}`, from + 1);
  }
}

/** One area: digits, state, and per ZIP code its last two digits, the city unless it is the one before, and hundredths of degrees. */
function inArea(line: string, ending: string): ZipCode | null {
  let city = '';
  for (const entry of line.slice(5).split(';')) {
    const [named = '', latitude, longitude] = entry.split(',');
    city = named.slice(2) || city;
    if (named.startsWith(ending))
      return { city, state: line.slice(3, 5), latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 };
  }
  return null;
}
