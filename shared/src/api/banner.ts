import { listBannersCall } from '@shop/shared/contract'
import type { WeekNumber } from '@shop/shared/domain'
import type { ApiClient } from './client.ts'
import { ApiError } from './error.ts'

export type Banner = {
  id: string
  title: string
  company?: string
  imageUrl: string
  linkUrl?: string
}

/** Banners by the area that shows them, each in its order. */
export type BannerAreas = ReadonlyMap<number, readonly Banner[]>

const pageSize = 100
/** A service whose pages never end is not followed for ever. */
const maxPages = 20

const query = `query ListBanners($filter: BannerFilter!, $limit: Int!, $nextToken: String) {
  listBanners(filter: $filter, limit: $limit, nextToken: $nextToken) {
    items { id planningWeek imageFileName linkPath displayMode planningName orderNumber companyName areaNumber bannerImageUrl createdAt updatedAt }
    nextToken
  }
}`

export type BannerRequest = { week: WeekNumber; isViewMode: boolean }

/** Banners of a week for this kind of visitor, by area. */
export async function getBanners(
  api: ApiClient,
  { week, isViewMode }: BannerRequest,
  signal?: AbortSignal,
): Promise<BannerAreas> {
  const modes = [isViewMode ? 'NOT_LOGGED_IN' : 'LOGGED_IN', 'BOTH'] as const
  const filter = { planningWeek: { eq: week }, or: modes.map((eq) => ({ displayMode: { eq } })) }
  const found: Wire[] = []
  let nextToken: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const variables = { filter, limit: pageSize, ...(nextToken === undefined ? {} : { nextToken }) }
    const reply = await api.send(listBannersCall, { body: { query, variables }, signal })
    const banners = reply.data?.listBanners
    if (banners === undefined) throw refused(reply.errors)
    found.push(...banners.items)
    nextToken = banners.nextToken
    if (nextToken === undefined) break
  }
  return byArea(found)
}

/** GraphQL says no with a status of 200. */
const refused = (errors: readonly { message: string }[]) =>
  new ApiError('REFUSED', {
    call: 'POST banner/graphql',
    status: 200,
    errorMessage: errors[0]?.message ?? 'neither data nor errors',
  })

type Wire = {
  id: string
  planningName: string
  companyName?: string | undefined
  linkPath?: string | undefined
  bannerImageUrl: string
  areaNumber: number
  orderNumber: number
}

function byArea(wires: readonly Wire[]): BannerAreas {
  const areas = new Map<number, Banner[]>()
  for (const wire of wires.toSorted((one, other) => one.orderNumber - other.orderNumber))
    areas.set(wire.areaNumber, [...(areas.get(wire.areaNumber) ?? []), toBanner(wire)])
  return areas
}

const toBanner = ({ id, planningName, companyName, linkPath, bannerImageUrl }: Wire): Banner => ({
  id,
  title: planningName,
  imageUrl: bannerImageUrl,
  ...(companyName === undefined ? {} : { company: companyName }),
  ...(linkPath === undefined ? {} : { linkUrl: linkPath }),
})
