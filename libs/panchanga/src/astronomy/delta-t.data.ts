/**
 * TT − UT in seconds at the start of each year from 1900 to 1972, when broadcast time followed the Earth:
 * the cubic splines of Morrison, Stephenson, Hohenkerk and Zawilski (Proc. R. Soc. A 477, 2021), rounded to 0.1 s.
 */
export const YEARLY_FROM_1900: readonly number[] = [
  -2.0, -0.7, 0.6, 2.1, 3.5, 4.9, 6.2, 7.5, 8.7, 9.9, 11.1, 12.4, 13.8, 15.1, 16.3, 17.5, 18.5, 19.4, 20.3, 21.0, 21.6, 22.2, 22.7, 23.1,
  23.5, 23.8, 24.0, 24.2, 24.3, 24.4, 24.4, 24.4, 24.4, 24.3, 24.2, 24.2, 24.1, 24.0, 24.1, 24.2, 24.4, 24.8, 25.3, 25.9, 26.5, 27.1, 27.5,
  27.9, 28.2, 28.6, 28.9, 29.3, 29.7, 30.0, 30.2, 30.4, 30.8, 31.3, 32.0, 32.7, 33.1, 33.4, 33.6, 34.0, 34.4, 35.1, 35.9, 36.9, 38.0, 38.9,
  39.9, 41.0, 42.184,
];

/** Dates, year and zero-based month, on which UTC gained a second (IERS Bulletin C); TAI − UTC is 10 s on the first of them. */
export const LEAP_SECONDS: readonly (readonly [year: number, month: number])[] = [
  [1972, 0],
  [1972, 6],
  [1973, 0],
  [1974, 0],
  [1975, 0],
  [1976, 0],
  [1977, 0],
  [1978, 0],
  [1979, 0],
  [1980, 0],
  [1981, 6],
  [1982, 6],
  [1983, 6],
  [1985, 6],
  [1988, 0],
  [1990, 0],
  [1991, 0],
  [1992, 6],
  [1993, 6],
  [1994, 6],
  [1996, 0],
  [1997, 6],
  [1999, 0],
  [2006, 0],
  [2009, 0],
  [2012, 6],
  [2015, 6],
  [2017, 0],
];

/**
 * TT − UT in seconds from 2030 by decades: today's 69.184 s, then the long-term extrapolation of the same paper
 * (1.72 ms a day per century and its 14-century wave), joined to the observations of 2022.
 */
export const DECADES_FROM_2030: readonly number[] = [69.184, 70.7, 72.1, 74.0, 76.5, 79.5, 83.1, 87.2, 92.0];
