import { isIP } from 'node:net'
import { connect, type DetailedPeerCertificate } from 'node:tls'
import type { Config } from '../config.ts'
import { startPeriodicWork } from '../periodic-work.ts'
import { logOf } from './log.ts'
import { gauge } from './metrics.ts'

const everyMs = 60 * 60_000
const answerMs = 5000
const log = logOf('certificates')

const endSeconds = gauge({
  name: 'shop_certificate_end_seconds',
  help: 'When the certificate that an origin shows ends, or one of those that vouch for it; in seconds since 1970',
  labels: ['origin'],
})

/** The origins that browsers ask by TLS, and those that the servers ask. */
export const originsWithCertificate = ({ origins, identity, api }: Pick<Config, 'origins' | 'identity' | 'api'>) => {
  const addresses = [...Object.values(origins), identity.issuer, api.upstream, ...Object.values(api.addresses)]
  return [...new Set(addresses.map((address) => new URL(address).origin))].filter((origin) =>
    origin.startsWith('https:'),
  )
}

/** Looks once an hour when the certificates of these origins end. Gives what stops it. */
export function watchCertificates(origins: readonly string[]): () => Promise<void> {
  if (origins.length === 0) return async () => undefined
  let nextMs = 0
  return startPeriodicWork({
    name: 'certificates',
    work: (signal) => lookAtCertificates(origins, signal),
    nextInMs() {
      const ms = nextMs
      nextMs = everyMs
      return ms
    },
  })
}

async function lookAtCertificates(origins: readonly string[], signal: AbortSignal): Promise<void> {
  for (const origin of origins) {
    if (signal.aborted) return
    try {
      endSeconds.set({ origin }, (await endOfCertificate(origin)) / 1000)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      log.warn(`${origin} shows none: ${code ?? message}`)
    }
  }
}

/** The end of what a server shows, in milliseconds since 1970, also when it is over or nobody vouches for it. */
function endOfCertificate(origin: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: port === '' ? 443 : Number(port),
      ...(isIP(host) === 0 ? { servername: host } : {}),
      // Nothing is sent to it: whether it can be trusted is for those to judge who do.
      rejectUnauthorized: false,
    })
    socket.setTimeout(answerMs, () => socket.destroy(new Error('no answer in time')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      resolve(earliestEnd(socket.getPeerCertificate(true)))
      socket.destroy()
    })
  })
}

/** A root names itself as its issuer. */
function earliestEnd({ valid_to, issuerCertificate, fingerprint256 }: DetailedPeerCertificate): number {
  const end = Date.parse(valid_to)
  const isLast = issuerCertificate === undefined || issuerCertificate.fingerprint256 === fingerprint256
  return isLast ? end : Math.min(end, earliestEnd(issuerCertificate))
}
