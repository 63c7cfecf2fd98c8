import * as v from 'valibot'

export const port = (standard: number) =>
  v.pipe(
    v.optional(v.string(), String(standard)),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.maxValue(65_535),
  )

export const isOrigin = (address: string) => URL.canParse(address) && new URL(address).origin === address

/** Parameters stand behind it, or in a form. */
export function isBareAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, search, hash, username } = new URL(address)
  return /^https?:$/.test(protocol) && `${search}${hash}${username}` === ''
}

/** Where a browser reaches it, when that is not the port on this host: behind TLS, a CDN or a proxy. */
export const origin = v.optional(
  v.pipe(
    v.string(),
    v.url('must be an origin, for example https://assets.example'),
    v.check(isOrigin, 'must be an origin: no path and no slash at the end'),
  ),
)

/** Whole numbers as the environment writes them, from `min` to `max`. */
export const wholeNumberWithin = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )
export const wholeNumber = (standard: number, min: number, max: number) =>
  v.optional(wholeNumberWithin(min, max), String(standard))
