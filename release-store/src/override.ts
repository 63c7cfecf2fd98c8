import { createHmac, timingSafeEqual } from 'node:crypto'
import { releaseDescriptor } from '@shop/shared/contract'
import * as v from 'valibot'

const { name, version } = releaseDescriptor.entries

const overrideBuild = v.union([
  v.strictObject({ remote: name, version }),
  v.strictObject({ remote: name, url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) }),
])
/** Another build of one remote, or of the shell (`remote` is `shell`): a release of the store, or one that stands at an address of its own. */
export type OverrideBuild = v.InferOutput<typeof overrideBuild>

const signedOverride = v.strictObject({
  builds: v.array(overrideBuild),
  /** Milliseconds since 1970. */
  until: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
/** The contents of a link of QA. With no builds at all it opens the platform panel and changes nothing. */
export type Override = v.InferOutput<typeof signedOverride>
export type OverrideRefusal = { refused: 'expired' | 'forged' | 'twice' }

/** A remote that stands in the list more than once: nobody could say which build is meant. */
const twiceIn = (builds: readonly OverrideBuild[]): string | undefined =>
  builds.map(({ remote }) => remote).find((remote, place, all) => all.indexOf(remote) !== place)

const macOf = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`shop override 1\n${payload}`).digest('base64url')

/** The token of a link: compact, and good until it says, for whoever has it. */
export function signOverride(override: Override, secret: string): string {
  const { builds, until } = v.parse(signedOverride, override)
  const twice = twiceIn(builds)
  if (twice !== undefined) throw new RangeError(`two builds for ${twice}: a link can choose one`)
  const payload = Buffer.from(JSON.stringify({ builds, until })).toString('base64url')
  return `${payload}.${macOf(payload, secret)}`
}

/** The contents of a token, or why it is not believed. Takes any text at all and never throws. */
export function readOverride(token: string, secret: string, now: Date): Override | OverrideRefusal {
  const [payload = '', mac = '', ...more] = token.split('.')
  // As text, not decoded: each signature has one spelling.
  const given = Buffer.from(mac)
  const right = Buffer.from(macOf(payload, secret))
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return { refused: 'forged' }
  const override = parse(payload)
  if (override === undefined) return { refused: 'forged' }
  if (twiceIn(override.builds) !== undefined) return { refused: 'twice' }
  return override.until <= now.getTime() ? { refused: 'expired' } : override
}

function parse(payload: string): Override | undefined {
  try {
    return v.parse(signedOverride, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  } catch {
    return undefined
  }
}
