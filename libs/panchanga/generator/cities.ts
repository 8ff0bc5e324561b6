import { readFileSync, writeFileSync } from 'node:fs';
import cityTimezones from 'city-timezones';

/** Outside the United States a place is listed from this population on, because birthplaces are looked up too. */
const WORLD_POPULATION = 100_000;
/** Listed towns this close to a known one, in degrees, are the same town. */
const SAME_PLACE = 0.12;

/** The zone of most of each state; none of the towns on our own list is in an exception. */
const STATE_ZONES: Record<string, string> = {
  'America/New_York': 'NJ NY GA VA MD MA PA FL NC OH CT SC DE NH RI DC ME WV KY',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Chicago': 'TX IL MN MO KS WI OK LA AL TN IA NE AR MS',
  'America/Denver': 'CO UT NM',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA WA OR NV',
  'Pacific/Honolulu': 'HI',
};

type City = { name: string; region: string; country: string; latitude: number; longitude: number; timeZone: string; population: number };

const target = new URL('../src/cities/cities.generated.ts', import.meta.url);

/** Cities from `city-timezones` (MIT) in the United States and large ones elsewhere, plus the towns on our own list. */
function allCities(): City[] {
  const known = cityTimezones.cityMapping.filter(({ iso2, pop }) => iso2 === 'US' || pop >= WORLD_POPULATION).flatMap(cityOf);
  const towns = ownTowns().filter((town) => !known.some((city) => city.name === town.name && near(city, town)));
  return [...known, ...towns].sort((a, b) => b.population - a.population || a.name.localeCompare(b.name));
}

function cityOf({ city, state_ansi, province, iso2, lat, lng, timezone, pop }: (typeof cityTimezones.cityMapping)[number]): City[] {
  const region = iso2 === 'US' ? state_ansi : province;
  if (!timezone || !iso2 || (iso2 === 'US' && !region)) return [];
  return [
    { name: city, region: region ?? '', country: iso2, latitude: lat, longitude: lng, timeZone: timezone, population: Math.round(pop) },
  ];
}

function ownTowns(): City[] {
  const lines = readFileSync(new URL('./us-towns.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [state = '', list = ''] = line.split(': ');
    return list.split('; ').map((entry) => town(state, entry));
  });
}

function town(state: string, entry: string): City {
  const [, name = '', latitude, longitude] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry) ?? [];
  const timeZone = Object.keys(STATE_ZONES).find((zone) => STATE_ZONES[zone]?.split(' ').includes(state));
  if (!timeZone || !name) throw new Error(`Cannot read the town “${entry}” of ${state}`);
  return { name, region: state, country: 'US', latitude: Number(latitude), longitude: Number(longitude), timeZone, population: 0 };
}

function near(a: City, b: City): boolean {
  return Math.abs(a.latitude - b.latitude) < SAME_PLACE && Math.abs(a.longitude - b.longitude) < SAME_PLACE;
}

/** One line per city, with zones by their number in a separate list. */
function write(cities: City[]): void {
  const zones = [...new Set(cities.map(({ timeZone }) => timeZone))].sort();
  const lines = cities.map(({ name, region, country, latitude, longitude, timeZone }) =>
    [name, region, country, latitude.toFixed(3), longitude.toFixed(3), zones.indexOf(timeZone)].join('|'),
  );
  const text = (value: string) => JSON.stringify(value);
  writeFileSync(
    target,
    `// Made by \`npm run generate:cities\`.\nexport const zones = ${text(zones.join('|'))};\nexport const lines = ${text(lines.join('\n'))};\n`,
  );
  process.stdout.write(
    `${cities.length} cities, ${cities.filter(({ country }) => country === 'US').length} of them in the United States\n`,
  );
}

write(allCities());
