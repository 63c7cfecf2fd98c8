/** An employee's code. Anything else is none, wherever it comes from. */
export const isSalesPersonCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9A-Za-z-]{1,16}$/.test(value)
