import type { IncomingMessage } from 'node:http'

/**
 * The provider writes addresses and cookies as the request came to it. It shall see its own public
 * address, whatever a proxy in front or a caller's `Host` says.
 */
export function atIssuer({ headers }: IncomingMessage, issuer: string): void {
  const { protocol, host } = new URL(issuer)
  headers.host = host
  headers['x-forwarded-proto'] = protocol.replace(':', '')
  delete headers['x-forwarded-host']
}
