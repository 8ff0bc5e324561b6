/** The parts of astronomia the generator uses; the package ships no types. */
declare module 'astronomia/elp' {
  export type ElpTerm = readonly [amplitude: number, phase: number, rate: number, ...higher: number[]];
  export type ElpData = { L: { 0: ElpTerm[] }; B: { 0: ElpTerm[] }; R: { 0: ElpTerm[] } };
  export class Moon {
    constructor(data: ElpData);
    position(jde: number): { lon: number; lat: number; range: number };
  }
}
declare module 'astronomia/planetposition' {
  export class Planet {
    constructor(data: object);
    position2000(jde: number): { lon: number; lat: number; range: number };
  }
}
declare module 'astronomia/data/elpMppDe' {
  const data: import('astronomia/elp').ElpData;
  export default data;
}
declare module 'astronomia/data/elpMppDeFull' {
  const data: import('astronomia/elp').ElpData;
  export default data;
}
declare module 'astronomia/data/vsop87Bearth' {
  const data: object;
  export default data;
}
