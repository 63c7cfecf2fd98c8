import { overrideRefusal } from '@shop/shared/contract'
import * as v from 'valibot'
import { clearCookie, readCookie, writeCookie } from './cookies.ts'
import type { OverrideSession, Overrides } from './overrides.ts'

const sessionCookie = '__Host-shop-override'
/** Carries a refusal over the redirect that cleans the address. */
const refusalCookie = '__Host-shop-override-refused'
const refusalSeconds = 60
const parameter = 'override'

/** The overrides of one request for a page. */
export type OverrideVisit = {
  session: OverrideSession | undefined
  refused: v.InferOutput<typeof overrideRefusal> | undefined
  /** `Set-Cookie` headers that belong to the answer. */
  cookies: readonly string[]
}

const noOverride: OverrideVisit = { session: undefined, refused: undefined, cookies: [] }

/** A request's session, looked at anew. One that is over, or was never good, ends with the page that says so. */
export async function overrideVisit(header: string | undefined, overrides: Overrides): Promise<OverrideVisit> {
  const refused = v.safeParse(overrideRefusal, readCookie(header, refusalCookie))
  if (refused.success) return { ...noOverride, refused: refused.output, cookies: [clearCookie(refusalCookie)] }
  const ticket = readCookie(header, sessionCookie)
  if (ticket === undefined) return noOverride
  const session = await overrides.resume(ticket)
  if (!('refused' in session)) return { ...noOverride, session }
  // A build that cannot be reached now may be there for the next page.
  const cookies = session.refused === 'unreachable' ? [] : [clearCookie(sessionCookie)]
  return { ...noOverride, refused: session.refused, cookies }
}

export type OverrideLink = {
  asked: readonly string[]
  /** The same address without what the link asked for. */
  address: string
}

/** Whether an address asks for an override. Everything else in it stays letter for letter. */
export function overrideLink(url: string): OverrideLink | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const pairs = query.split('&')
  const asked = pairs.filter((pair) => decoded(pair.split('=')[0] ?? '') === parameter)
  if (asked.length === 0) return undefined
  const rest = pairs.filter((pair) => !asked.includes(pair)).join('&')
  return {
    // A plus is a plus: versions have one, and no form writes these addresses.
    asked: asked.map((pair) => decoded(pair.slice(pair.indexOf('=') + 1)) ?? ''),
    address: rest === '' ? path : `${path}?${rest}`,
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The cookies that a link leaves behind. A link that is refused ends what another one had begun. */
export async function followLink({ asked }: OverrideLink, overrides: Overrides): Promise<string[]> {
  const outcome = await overrides.begin(asked)
  return 'ticket' in outcome
    ? [writeCookie(sessionCookie, outcome.ticket), clearCookie(refusalCookie)]
    : [clearCookie(sessionCookie), writeCookie(refusalCookie, outcome.refused, refusalSeconds)]
}

export const endOverride = (): string => clearCookie(sessionCookie)
