import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { createRateLimit } from '../http/rate-limit.ts'

export const policyReportPath = '/_csp-report'

const bodyLimitBytes = 8 * 1024
/** One sender cannot keep the lines of others away, and all together do not fill the log. */
const maxLinesPerMinute = { ofAddress: 20, ofAll: 200 }

const text = v.fallback(v.string(), '')
const report = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': v.fallback(v.number(), 0),
  }),
})

/** Each refusal of a browser by a page's policy, as a line for operators. */
export function addPolicyReports(server: FastifyInstance, log: (line: string) => void): void {
  const waits = [createRateLimit(maxLinesPerMinute.ofAddress), createRateLimit(maxLinesPerMinute.ofAll, 'all')]
  const isHeard = async (request: FastifyRequest) => {
    for (const secondsToWait of waits) if ((await secondsToWait(request)) > 0) return false
    return true
  }
  server.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  )
  server.post(policyReportPath, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const sent = v.safeParse(v.pipe(v.string(), v.parseJson(), report), request.body)
    if (sent.success && (await isHeard(request))) log(lineOf(sent.output['csp-report']))
    return reply.code(204).header('Cache-Control', 'no-store').send()
  })
}

/** Origins and names of files: an address may say more than operators have to know. */
function lineOf(facts: v.InferOutput<typeof report>['csp-report']): string {
  const source = facts['source-file']
  const file = /[\w.~-]+$/.exec(source.replace(/[?#].*$/s, ''))?.[0] ?? 'the page'
  return `csp: ${/^[a-z-]{1,40}$/.exec(facts['effective-directive'])?.[0] ?? 'a directive'} refused ${placeOf(facts['blocked-uri'])}, asked for by ${file}:${facts['line-number']}`
}

const placeOf = (blocked: string): string =>
  URL.canParse(blocked) && new URL(blocked).origin !== 'null'
    ? new URL(blocked).origin
    : (/^[a-z-]{1,30}$/.exec(blocked)?.[0] ?? 'something')
