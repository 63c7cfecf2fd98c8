import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const requestIdHeader = 'x-request-id'

/** 32 hexadecimal digits: also what nginx makes for `$request_id`, and a trace of OpenTelemetry is named by. */
const form = /^(?!0{32})[0-9a-f]{32}$/
const traceForm = /^00-((?!0{32})[0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/**
 * Gives the number by which one request is found in the log of every server that it passes: the one it came with, when
 * a proxy or the edge has made it, or a new one. Nothing else that a caller sends gets into the log.
 */
export function readRequestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[requestIdHeader]
  if (typeof given === 'string' && form.test(given)) return given
  const trace = headers['traceparent']
  return (typeof trace === 'string' && traceForm.exec(trace)?.[1]) || randomUUID().replaceAll('-', '')
}
