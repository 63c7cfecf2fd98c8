/** The value of one cookie of a request; a name that stands twice is believed in neither form. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  return values.length === 1 && values[0] !== '' ? values[0] : undefined
}

const flags = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/** Lives as long as the browser's session, unless a life is given. The prefix `__Host-` keeps other hosts of the domain from setting it. */
export const writeCookie = (name: `__Host-${string}`, value: string, seconds?: number): string =>
  `${name}=${value}; ${flags}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`

export const clearCookie = (name: `__Host-${string}`): string => writeCookie(name, '', 0)
