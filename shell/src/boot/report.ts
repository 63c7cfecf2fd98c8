import { isApiError } from '@shop/shared/api'
import type { ErrorReport } from '@shop/shared/platform'

/** One line a failure: what it was, doing what, in which release. No words of a member, no token, no address. [ERR-011] */
export function describeFailure({ error, doing }: ErrorReport, origin: string): string {
  if (isApiError(error)) return `${origin}: ${doing}: ${error.message}`
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return `${origin}: ${doing}: ${withoutSecrets(what)}`
}

/** JSON web tokens, codes and opaque tokens: nothing that a person wrote is as long without a space. */
const secrets = /[\w-]{10,}\.[\w-]{10,}\.[\w-]*|[\w-]{32,}/g

/** Tokens, queries and fragments have no place in a log. [reliability row 18] */
const withoutSecrets = (text: string): string =>
  text
    .replace(/([?#])[^\s"')]*/g, '$1…')
    .replace(/\b(Bearer)\s+\S+/gi, '$1 …')
    .replace(secrets, '…')
