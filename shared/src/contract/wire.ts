import * as v from '@shop/shared/schema'

/** The key may be missing from what was read, too: a release of before hands its replies on without it. */
type Maybe<S extends v.GenericSchema> = v.NullishSchema<S, undefined> & {
  readonly '~types'?: { readonly output: NonNullable<v.InferOutput<S>> | undefined } | undefined
}

/** A wire field that may be missing or `null`; both read as `undefined`. [API-039] */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  // Without a transformation: it runs for each field of each product.
  v.nullish(schema, () => undefined) as unknown as Maybe<S>

/** A list that may be missing or `null`; both read as empty. */
export const list = <S extends v.GenericSchema>(item: S) => v.nullish(v.array(item), () => [])

export const wholeNumber = v.pipe(v.number(), v.safeInteger())
/** A count or an amount: whole, from 0 up to what a member could ever see. */
export const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))
/** YYYYMM and the week of the month in two digits: 20261201 is 12月1週. [BIZ-026, K-03] */
export const weekNumberWire = v.pipe(v.string(), v.regex(/^\d{4}(?:0[1-9]|1[0-2])0[1-6]$/))
/** 1 to 999999; the wire writes six digits, zero padded. [BIZ-006] */
export const orderNumberWire = v.pipe(v.string(), v.regex(/^(?!0+$)\d{1,6}$/))

/** The pattern alone lets 30 February through, which a date parser turns into 2 March. */
const isRealDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}
const isoDayLength = 10

/** An instant with its zone, for example 2026-11-24T15:00:00+09:00. */
export const instantWire = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((instant) => isRealDay(instant.slice(0, isoDayLength)) && !Number.isNaN(Date.parse(instant))),
)
/** A Japanese calendar day, YYYY-MM-DD. */
export const dayWire = v.pipe(v.string(), v.isoDate(), v.check(isRealDay))
/** The same as YYYYMMDD. */
export const compactDayWire = v.pipe(
  v.string(),
  v.regex(/^\d{8}$/),
  v.check((day) => isRealDay(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`)),
)
/** Wire flags are 0 and 1. */
export const flagWire = v.pipe(
  v.picklist([0, 1]),
  v.transform((value) => value === 1),
)

/** A whole number in a query string. `max` caps it. */
export const queryNumber = (min: number, max: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(min), v.maxValue(max))

const maxListLimit = 999
const maxListOffset = 100_000
/** Which part of a list is asked for at once. */
export const pageOfList = { limit: queryNumber(1, maxListLimit), offset: queryNumber(0, maxListOffset) }
