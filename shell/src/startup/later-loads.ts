import type { ApiClient } from '@shop/shared/api'
import { getLimitedWeek } from '@shop/shared/api/start-up'
import type { Member } from '@shop/shared/domain'
import { areStagesShown } from '@shop/shared/domain/stage'
import { pointsQuery, stageQuery } from '@shop/shared/points'
import type { QueryClient } from '@shop/shared/query'
import { recommendUserQuery } from '@shop/shared/recommend-user'
import type { SessionFact } from '@shop/shared/session'
import type { TrackingPorts } from '../tracking/start-tracking.ts'

export { sendThanksMail } from '@shop/shared/api/start-up'

/** [GRD-073] */
export const loadLimitedWeek = async (api: ApiClient, tell: (fact: SessionFact) => void): Promise<void> =>
  tell({ type: 'limitedWeekLoaded', week: await getLimitedWeek(api) })

/** The screen has asked first, and in vain: its failure is on show, and offers to try again. */
const hasFailed = (client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }): boolean =>
  client.getQueryState(queryKey)?.status === 'error'

/** A failure stays with the query: drawer or screen says it and offers to try again. */
export async function loadPoints(client: QueryClient, api: ApiClient, { code }: Member): Promise<void> {
  const query = pointsQuery({ api }, code)
  if (!hasFailed(client, query)) await client.prefetchQuery(query)
}

/** This month's and the next one's. */
export async function loadStage(client: QueryClient, api: ApiClient, { code }: Member, now: Date): Promise<void> {
  const query = stageQuery({ api }, code)
  if (areStagesShown(now) && !hasFailed(client, query)) await client.prefetchQuery(query)
}

let stopTracking: (() => void) | undefined

/** Whoever tracks reads it from the cache; where the page tracks, that begins here. [API-078] */
export async function loadRecommendUser(
  client: QueryClient,
  api: ApiClient,
  { code }: Member,
  ports: TrackingPorts,
): Promise<void> {
  if (ports.page.tracking !== undefined) {
    const { startTracking } = await import('../tracking/start-tracking.ts')
    // Somebody else may have logged in on this page.
    stopTracking?.()
    stopTracking = startTracking(client, ports)
  }
  await client.prefetchQuery(recommendUserQuery(api, code))
}
