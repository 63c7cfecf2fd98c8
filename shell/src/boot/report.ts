import { isApiError } from '@shop/shared/api'
import type { ErrorReport } from '@shop/shared/platform'

/** One line a failure: what it was, doing what, in which release. No words of a member, no token, no address. */
export function describeFailure({ error, doing }: ErrorReport, origin: string): string {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return `${origin}: ${withoutSecrets(`${doing}: ${isApiError(error) ? error.message : what}`)}`
}

/** JSON web tokens, codes and opaque tokens: nothing that a person wrote is as long without a space. */
const secrets = /[\w-]{10,}\.[\w-]{10,}\.[\w-]*|[\w-]{32,}/g
/** Numbers of members, cards, phones and postal codes; order numbers and statuses are shorter. */
const longNumbers = /\+?\d(?:[\d-]{5,}\d)/g
/** Whatever is not in the words of the code was put in at run time: names, towns, what somebody typed. */
const otherWords = /[^\x20-\x7e\s]+/g

/** `mfe-catalogue@1.2.3+0a1b2c3d` looks like an address of mail, and is what the line is about. */
const releases = /(\b(?:shell|mfe-[a-z-]+)@\d+\.\d+\.\d+(?:\+[\da-f]{1,8})?(?![\w@+-]|\.\w))/

/** Tokens, queries and fragments have no place in a log. */
const withoutSecrets = (text: string): string =>
  text
    .split(releases)
    .map((part, place) => (place % 2 === 1 ? part : scrubbed(part)))
    .join('')

const scrubbed = (text: string): string =>
  text
    .replace(otherWords, '…')
    .replace(/(?:%[\da-f]{2})+/gi, '…')
    .replace(/([?#])[^\s"')]*/g, '$1…')
    .replace(/\b(Bearer)\s+\S+/gi, '$1 …')
    .replace(/[^\s"'<>()]+@[^\s"'<>()]+/g, '…')
    .replace(secrets, '…')
    .replace(longNumbers, '…')

export type TellError = (what: ErrorReport, origin: string) => void

/** One failure comes by more than one way: the call that failed, the screen that says so, a promise nobody awaited. */
export function reportEachErrorOnce(tell: TellError): TellError {
  const told = new WeakSet<Error>()
  return (what, origin) => {
    if (what.error instanceof Error) {
      if (told.has(what.error)) return
      told.add(what.error)
    }
    tell(what, origin)
  }
}
