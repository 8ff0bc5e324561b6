/** Value at x in [−1, 1] of `count` Chebyshev coefficients that begin at `start` (Clenshaw's recurrence). */
export function chebyshevValue(coefficients: Float64Array, start: number, count: number, x: number): number {
  const twice = 2 * x;
  let next = 0;
  let afterNext = 0;
  for (let order = start + count - 1; order > start; order--) {
    const current = twice * next - afterNext + (coefficients[order] as number);
    afterNext = next;
    next = current;
  }
  return x * next - afterNext + (coefficients[start] as number);
}

/** Chebyshev coefficients of a function from its values at the `order`-point nodes (see `chebyshevNodes`). */
export function chebyshevFit(values: Float64Array): Float64Array {
  const n = values.length;
  const result = new Float64Array(n);
  for (let order = 0; order < n; order++) {
    let sum = 0;
    for (let k = 0; k < n; k++) sum += (values[k] as number) * Math.cos((Math.PI * order * (k + 0.5)) / n);
    result[order] = (sum * (order === 0 ? 1 : 2)) / n;
  }
  return result;
}

/** The points of [−1, 1] at which `chebyshevFit` wants its values. */
export function chebyshevNodes(count: number): number[] {
  return Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count));
}
