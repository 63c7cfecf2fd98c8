import type { StoragePort } from '@shop/shared/platform'
import { weekOf } from './read-link.ts'

/** Where a visit came from, as it is kept on the device. [GRD-043, GRD-066, K-28] */
const sourceKey = 'utm_source'
const mediumKey = 'utm_medium'
const weekKey = 'utm_planningWeek'
/** The source is a web ad. */
const webAdKey = 'utm_isWebAd'
const officialKey = 'is_official_site'
const kept = [sourceKey, mediumKey, weekKey, webAdKey, officialKey]

const sessionIdKey = 'sessionId'
/** Longer values are nobody's campaign. [GRD-096] */
const maxValueLength = 64

export type CampaignPorts = {
  local: StoragePort
  session: StoragePort
  /** Names of sources whose medium and week are kept; every other source is a web ad. [GRD-096] */
  marketingSources: readonly string[]
  randomId(): string
}

/** Keeps which campaign led here. What an earlier session kept is forgotten first. [GRD-043, GRD-044, GRD-096] */
export function noteCampaign({ searchParams: query }: URL, ports: CampaignPorts): void {
  const { local, session, marketingSources } = ports
  if (session.read(sessionIdKey) === undefined) {
    for (const key of kept) local.remove(key)
    session.write(sessionIdKey, ports.randomId())
  }
  if (query.has('is_official_site')) local.write(officialKey, true)
  const source = shortValue(query, 'utm_source')
  if (source === undefined) return
  for (const key of [sourceKey, mediumKey, weekKey, webAdKey]) local.remove(key)
  local.write(sourceKey, source)
  if (!marketingSources.includes(source)) {
    local.write(webAdKey, true)
    return
  }
  const rest = { [mediumKey]: shortValue(query, 'utm_medium'), [weekKey]: weekOf(query) }
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) local.write(key, value)
}

function shortValue(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)
  return value === null || value === '' || value.length > maxValueLength ? undefined : value
}
