import type { PageData } from '@shop/shared/contract'
import type { StoragePort } from '@shop/shared/platform'
import { weekOf } from './read-link.ts'

/** Where a visit came from, as it is kept on the device. [GRD-066, K-28] */
const sourceKey = 'utm_source'
const mediumKey = 'utm_medium'
const weekKey = 'utm_planningWeek'
/** The source is a web ad. */
const webAdKey = 'utm_isWebAd'
const officialKey = 'is_official_site'
const ofSource = [sourceKey, mediumKey, weekKey, webAdKey]

const sessionIdKey = 'sessionId'
/** Longer values are nobody's campaign. */
const maxValueLength = 64

export type CampaignPorts = {
  local: StoragePort
  session: StoragePort
  /**
   * Names of sources whose medium and week are kept; every other source is a web ad. And whether the tab belongs to a
   * visit that goes on in another one. [K-166]
   */
  page: Pick<PageData, 'marketingSources' | 'isSameVisit'>
  randomId(): string
}

/** Keeps which campaign led here. What an earlier visit kept is forgotten first. [K-166] */
export function rememberCampaign({ searchParams: query }: URL, ports: CampaignPorts): void {
  const { local, session, page } = ports
  const forget = (keys: readonly string[]) => {
    for (const key of keys) local.remove(key)
  }
  if (session.read(sessionIdKey) === undefined) {
    if (!page.isSameVisit) forget([...ofSource, officialKey])
    session.write(sessionIdKey, ports.randomId())
  }
  if (query.has('is_official_site')) local.write(officialKey, true)
  const source = shortValue(query, sourceKey)
  if (source === undefined) return
  forget(ofSource)
  local.write(sourceKey, source)
  if (page.marketingSources.includes(source)) {
    const medium = shortValue(query, mediumKey)
    const week = weekOf(query)
    if (medium) local.write(mediumKey, medium)
    if (week) local.write(weekKey, week)
  } else local.write(webAdKey, true)
}

function shortValue(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)
  return value && value.length <= maxValueLength ? value : undefined
}
