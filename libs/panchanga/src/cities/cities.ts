import { lines, zones } from './cities.generated.ts';

/** A place that users can choose by name. `region` is the state or province; `id` is stable: `edison-nj`, `hyderabad-in`. */
export type City = { id: string; name: string; region: string; country: string; latitude: number; longitude: number; timeZone: string };

let known: City[] | undefined;
let byId: Map<string, City> | undefined;

/** Every known city, the largest first: over a thousand in the United States, and the world's large cities for birthplaces. */
export function allCities(): readonly City[] {
  known ??= readCities();
  return known;
}

/** The city with an id, or undefined. */
export function cityById(id: string): City | undefined {
  byId ??= new Map(allCities().map((city) => [city.id, city]));
  return byId.get(id);
}

/** A US city by its name and state (two letters), or the state's largest if the name is unknown (`exact` false). */
export function usCity(name: string, state: string): { city: City; exact: boolean } | undefined {
  const inState = allCities().filter(({ country, region }) => country === 'US' && region === state);
  const wanted = plain(name);
  const known = inState.find((city) => plain(city.name) === wanted);
  const city = known ?? inState[0];
  return city && { city, exact: known !== undefined };
}

/**
 * Cities whose name begins with the search, then those that contain it elsewhere; the United States first, larger ones before smaller. A
 * state may follow the name after a comma: “springfield, il”.
 */
export function searchCities(search: string, limit: number): City[] {
  const [name = '', region = ''] = search.split(',').map(plain);
  const matches = allCities().filter((city) => plain(city.name).includes(name) && plain(`${city.region} ${city.country}`).includes(region));
  const rank = (city: City) => (plain(city.name).startsWith(name) ? 0 : 2) + (city.country === 'US' ? 0 : 1);
  return matches
    .map((city) => ({ city, rank: rank(city) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ city }) => city);
}

function readCities(): City[] {
  const zoneNames = zones.split('|');
  const taken = new Set<string>();
  return lines.split('\n').map((line) => {
    const [name = '', region = '', country = '', latitude, longitude, zone] = line.split('|');
    const id = unused(taken, `${slug(name)}-${slug(country === 'US' ? region : country)}`);
    return {
      id,
      name,
      region,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone: zoneNames[Number(zone)] ?? 'UTC',
    };
  });
}

function unused(taken: Set<string>, wanted: string): string {
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
  taken.add(id);
  return id;
}

/** Lowercase without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function slug(text: string): string {
  return plain(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
