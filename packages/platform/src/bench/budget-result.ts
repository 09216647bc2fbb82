/** A figure with its upper bound: "64 ms (within 100)" or "164 ms (OVER 100)". */
export const atMost = (value: number, bound: number, unit = ' ms'): string =>
  `${value}${unit} (${value <= bound ? 'within' : 'OVER'} ${bound.toLocaleString('en')})`

/** A figure with its lower bound: "0.71 (within 0.70)" or "0.63 (OVER: under 0.70)". */
export const atLeast = (value: number, bound: number): string =>
  `${value.toFixed(2)} (${value >= bound ? 'within' : 'OVER: under'} ${bound.toFixed(2)})`
