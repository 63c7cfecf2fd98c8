import { createHash, timingSafeEqual } from 'node:crypto'
import { reportQuery, reportSummary, visitReport } from '@shop/shared/contract'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import { describeRoute } from '../http/open-api.ts'
import { callerNetwork, createRateLimit } from '../http/rate-limit.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { toWire } from '../http/to-wire.ts'
import { readReports } from './read-reports.ts'
import { countReleases } from './release-metrics.ts'
import { reportCounts } from './report-counts.ts'
import type { createSourceReader } from './report-sources.ts'
import { storeCounts } from './store-counts.ts'
import { createReporterNames, storeVisits } from './store-visits.ts'

export type ReportPorts = {
  db: Database
  /** The key with which operators read the reports. */
  secret: string
  isKnownRelease(release: string): Promise<boolean>
  withSources: ReturnType<typeof createSourceReader>
  now?: () => Date
}

const path = '/reports'
const bodyLimitBytes = 32 * 1024
/** Many members may stand behind one address. */
const maxPerMinute = 120
const dayMs = 24 * 60 * 60 * 1000

/** Takes what visits tell of releases, and tells operators the sums. */
export function addReportRoutes(
  server: FastifyInstance,
  { db, secret, isKnownRelease, withSources, now = () => new Date() }: ReportPorts,
): void {
  const secondsToWait = createRateLimit(maxPerMinute)
  const reporterOf = createReporterNames(secret)

  server.post(
    path,
    {
      bodyLimit: bodyLimitBytes,
      config: describeRoute({
        summary: 'a beacon of one visit, as text/plain or JSON',
        body: visitReport,
        status: 204,
      }),
    },
    async (request, reply) => {
      // A beacon comes from the shop's origin and asks nobody for leave: its browser would call the answer a failure.
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
      const wait = await secondsToWait(request)
      if (wait > 0) throw tooMany(wait)
      const report = v.safeParse(beacon, request.body)
      if (!report.success) throw new Refusal('requestInvalid')
      const known = await Promise.all(report.output.releases.map(({ release }) => isKnownRelease(release))).catch(
        () => {
          // The store does not answer: nothing is wrong with the report.
          throw new Refusal('storeDown')
        },
      )
      const releases = report.output.releases.filter((_, place) => known[place])
      countReleases(releases)
      const [heard, instant] = [{ ...report.output, releases }, now()]
      await storeCounts(db, reportCounts(heard), instant)
      await storeVisits(db, heard, { reporter: reporterOf(callerNetwork(request), instant), now: instant })
      return reply.code(204).send()
    },
  )

  server.get(
    path,
    {
      config: describeRoute({
        summary: 'sums by release, for operators',
        query: reportQuery,
        reply: reportSummary,
        status: 200,
        forOperators: true,
      }),
    },
    async (request, reply) => {
      if (!isOperator(request.headers.authorization, secret)) {
        reply.header('WWW-Authenticate', 'Bearer')
        throw new Refusal('operatorKeyMissing', 'Authorization: Bearer に運用者の鍵を指定してください。')
      }
      const asked = v.safeParse(reportQuery, request.query)
      if (!asked.success) throw new Refusal('requestInvalid')
      const { since = new Date(now().getTime() - dayMs).toISOString(), release, remote } = asked.output
      const releases = await withSources(await readReports(db, { since: new Date(since), release, remote }))
      return reply.send(toWire(reportSummary, { since, releases }))
    },
  )
}

/** `sendBeacon` sends text: JSON would make the browser ask first. */
const beacon = v.union([v.pipe(v.string(), v.parseJson(), visitReport), visitReport])

const digest = (text: string) => createHash('sha256').update(text).digest()

/** As long for a wrong secret as for one that is nearly right. */
const isOperator = (authorization: string | undefined, secret: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`))
