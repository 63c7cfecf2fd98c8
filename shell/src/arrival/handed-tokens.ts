import { type HandedTokens, type LinkQuery, linkTokensKey } from '@shop/shared/routes'

/** The tokens that the page's first script took out of the address; given once. [GRD-030] */
export function takeHandedTokens(window: object): HandedTokens {
  const door = (window as Record<string, unknown>)[linkTokensKey]
  const handed: unknown = typeof door === 'function' ? door() : undefined
  const { accessToken, idToken } = (handed ?? {}) as Partial<Record<keyof HandedTokens, unknown>>
  return { accessToken: usable(accessToken), idToken: usable(idToken) }
}

/** An app that has no token writes the word `null`. */
const usable = (text: unknown): string | null =>
  typeof text === 'string' && text !== '' && text !== 'null' ? text : null

export function kindOfTokens({ accessToken, idToken }: HandedTokens): LinkQuery['tokens'] {
  if (accessToken === null) return 'none'
  return idToken === null ? 'accessToken' : 'both'
}
