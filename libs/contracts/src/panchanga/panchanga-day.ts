/** Instants are UTC epoch milliseconds; every place has its time zone. Indices are 1-based. */
export interface PanchangaNamed {
  index: number;
  name: string;
}

export interface PanchangaSpan {
  startsAt: number;
  endsAt: number;
}

export interface PanchangaLimb extends PanchangaNamed, PanchangaSpan {}

export interface PanchangaMasa extends PanchangaNamed {
  adhika: boolean;
}

/** A festival or vrata on its date, with the rule that chose it and the reason in words. */
export interface PanchangaFestival extends PanchangaSpan {
  id: string;
  name: string;
  date: string;
  kind: 'festival' | 'vrata';
  tradition: 'smarta' | 'vaishnava' | 'both';
  regions: readonly string[];
  rule: string;
  reason: string;
  decision: { code: string; weighed: string[] };
  timeZone: string;
  window: PanchangaSpan | null;
  parana: PanchangaSpan | null;
  /** Set if the temple in question observes a different date than the rule gives. */
  override?: { computedDate: string; note: string };
}

export interface PanchangaPeriods {
  rahuKalam: PanchangaSpan;
  yamagandam: PanchangaSpan;
  gulika: PanchangaSpan;
  abhijit: PanchangaSpan | null;
  brahmaMuhurta: PanchangaSpan;
  durmuhurtam: PanchangaSpan[];
  pradosha: PanchangaSpan;
  nishita: PanchangaSpan;
  varjyam: PanchangaSpan[];
  amritaKala: PanchangaSpan[];
}

type SolarDate = { month: number; day: number; year: number; name: string };

/** Everything about one Hindu day, sunrise to sunrise. On polar days sunrise or sunset is null and `sun` says why. */
export interface PanchangaDay {
  date: string;
  timeZone: string;
  vara: PanchangaNamed;
  sun: 'rises-and-sets' | 'stays-up' | 'stays-down';
  sunrise: number | null;
  sunset: number | null;
  nextSunrise: number | null;
  noon: number;
  moonrise: number | null;
  moonset: number | null;
  startsAt: number;
  endsAt: number;
  tithi: PanchangaLimb[];
  nakshatra: PanchangaLimb[];
  yoga: PanchangaLimb[];
  karana: PanchangaLimb[];
  atSunrise: { tithi: number; nakshatra: number; pada: number; yoga: number; karana: number };
  kshaya: number[];
  vriddhi: boolean;
  padas: ({ nakshatra: number; pada: number } & PanchangaSpan)[];
  moonRashi: PanchangaLimb[];
  sunRashi: PanchangaLimb[];
  paksha: PanchangaNamed;
  masa: { amanta: PanchangaMasa; purnimanta: PanchangaMasa; lost: string | null };
  ritu: PanchangaNamed;
  ayana: PanchangaNamed;
  years: { shaka: number; vikram: number; gujaratiVikram: number; kali: number; samvatsara: PanchangaNamed };
  solar: { tamil: SolarDate; malayalam: SolarDate; bengali: SolarDate };
  periods: PanchangaPeriods;
  choghadiya: { day: (PanchangaLimb & { good: boolean })[]; night: (PanchangaLimb & { good: boolean })[] };
  hora: PanchangaLimb[];
  vratas: PanchangaFestival[];
  festivals: PanchangaFestival[];
}
