import type { Call } from '@shop/shared/contract'
import ky, { type Options } from 'ky'
import type { ApiPorts } from './api-ports.ts'
import { ApiError } from './error.ts'
import { toApiError } from './to-api-error.ts'

export type Network = {
  /**
   * Sends a request and gives the body of its answer. Throws {@link ApiError}.
   *
   * @param answer of a first try that somebody else has made.
   */
  send(call: Call, address: string, options: Options, answer?: Response): Promise<string>
}

const timeoutMs = 30_000
const readRetries = 2
/** A service may ask for an hour's patience; a member has less. What it asked for stands in the error's facts. */
const maxWaitMs = 2000

/** Reads are tried again while a service is down or busy, writes never. */
export function createNetwork(fetch: ApiPorts['fetch']): Network {
  const http = ky.create({
    timeout: timeoutMs,
    retry: {
      limit: readRetries,
      methods: ['get'],
      statusCodes: [502, 503, 504],
      backoffLimit: maxWaitMs,
      maxRetryAfter: maxWaitMs,
      jitter: true,
    },
  })
  return {
    async send(call, address, options, answer) {
      let first = answer
      const tryOn: typeof fetch = async (input, init) => {
        const given = first
        first = undefined
        return given ?? fetch(input, init)
      }
      try {
        // ky's own `text` keeps its patience for the body too; the one of a response waits for ever.
        return await http(address, { ...options, fetch: tryOn }).text()
      } catch (error) {
        throw await toApiError(call, error, options.signal ?? undefined)
      }
    },
  }
}
