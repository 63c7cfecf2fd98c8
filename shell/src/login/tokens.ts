/** The tokens of one login in this tab. */
export type Tokens = {
  accessToken: string
  /** Missing when the app handed over an access token alone. */
  idToken?: string
  /** Missing when tokens came with an address: they end with the access token. */
  refreshToken?: string
  /** Names the member in CSRF requests. */
  subject: string
  /** Milliseconds since 1970 by this device. */
  expiresAt: number
  /** The same for all tokens that came from one login. */
  loginId: string
  /** Raised by every refresh: the highest is the one whose refresh token is not spent. */
  generation: number
}

/** A stored or received value is used only in full shape. */
export function isTokens(value: unknown): value is Tokens {
  if (typeof value !== 'object' || value === null) return false
  const tokens = value as Record<string, unknown>
  const isText = (name: string) => typeof tokens[name] === 'string' && tokens[name] !== ''
  const isTextOrMissing = (name: string) => tokens[name] === undefined || isText(name)
  const texts = ['accessToken', 'subject', 'loginId'].every(isText)
  return (
    texts &&
    ['idToken', 'refreshToken'].every(isTextOrMissing) &&
    Number.isFinite(tokens['expiresAt']) &&
    Number.isInteger(tokens['generation'])
  )
}

const expiryMarginMs = 30_000

/** Valid for long enough to make a call. */
export const isFresh = (tokens: Tokens, now: number): boolean => tokens.expiresAt - expiryMarginMs > now

/** Of two, the one to keep: another login is newer than ours, a later generation replaces an earlier one. */
export function isNewer(other: Tokens, own: Tokens | undefined): boolean {
  if (own === undefined || other.loginId !== own.loginId) return true
  return other.generation > own.generation
}
