/** Two decimals are finer than any screen needs, and keep paths short. */
export const r = (value: number): number => +value.toFixed(2);
