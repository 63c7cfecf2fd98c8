const localHosts = new Set(['localhost', '127.0.0.1'])

/** This machine alone reaches such a host. */
export const isLocalHost = (hostname: string): boolean => localHosts.has(hostname)

export const isLocalOrigin = (origin: string): boolean => isLocalHost(new URL(origin).hostname)

/** Nobody else reads what is sent there. */
export function isPrivateAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLocalOrigin(origin))
}
