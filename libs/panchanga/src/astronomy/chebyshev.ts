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

/** Chebyshev coefficients of a function from its values at as many nodes (see `chebyshevNodes`). */
export function chebyshevFit(values: Float64Array): Float64Array {
  const n = values.length;
  const weights = weightsOf(n);
  const result = new Float64Array(n);
  for (let order = 0; order < n; order++) {
    let sum = 0;
    for (let k = 0; k < n; k++) sum += (values[k] as number) * (weights[order * n + k] as number);
    result[order] = sum;
  }
  return result;
}

const weightsBySize = new Map<number, Float64Array>();

/** What each node's value adds to each coefficient, row by order. */
function weightsOf(n: number): Float64Array {
  const known = weightsBySize.get(n);
  if (known) return known;
  const weights = Float64Array.from({ length: n * n }, (_, i) => {
    const order = Math.floor(i / n);
    return (Math.cos((Math.PI * order * ((i % n) + 0.5)) / n) * (order === 0 ? 1 : 2)) / n;
  });
  weightsBySize.set(n, weights);
  return weights;
}

/** The points in [−1, 1] at which `chebyshevFit` needs its values. */
export function chebyshevNodes(count: number): number[] {
  return Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count));
}
