const base64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** JSON has no Infinity, but a number that is too large reads as it. */
const written = (claims: object): string =>
  JSON.stringify(claims, (_, value: unknown) => (value === Number.POSITIVE_INFINITY ? '∞' : value)).replaceAll(
    '"∞"',
    '1e999',
  )

/** A JSON web token with these claims. Nobody signed it. */
export const aToken = (claims: object): string =>
  `${base64Url('{"alg":"RS256","typ":"JWT"}')}.${base64Url(written(claims))}.${base64Url('signature')}`
