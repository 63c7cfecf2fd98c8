import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { list, maybe, queryNumber, weekNumberWire, wholeNumber } from './wire.ts'

/** Whom a banner is for. [ORD-017] */
const displayModeWire = v.picklist(['NOT_LOGGED_IN', 'LOGGED_IN', 'BOTH'])

/** [API-050] */
const bannerWire = v.object({
  id: v.string(),
  planningWeek: weekNumberWire,
  imageFileName: v.string(),
  linkPath: maybe(v.string()),
  displayMode: displayModeWire,
  planningName: v.string(),
  /** The place within its area. */
  orderNumber: wholeNumber,
  companyName: maybe(v.string()),
  areaNumber: wholeNumber,
  /** Signed for `public/{imageFileName}`, good for an hour. [API-068] */
  bannerImageUrl: v.string(),
  createdAt: maybe(v.string()),
  updatedAt: maybe(v.string()),
})
export type BannerWire = v.InferInput<typeof bannerWire>

/** As much as one page of banners holds. [BIZ-021] */
const maxBanners = 100

/** The GraphQL operation `listBanners` as a plain POST. [API-067] */
export const listBannersCall = defineCall({
  service: 'banner',
  method: 'POST',
  path: '/graphql',
  access: 'anyone',
  csrf: false,
  confirmed: false,
  own: 'any',
  body: v.object({
    query: v.string(),
    variables: v.object({
      filter: v.object({
        planningWeek: v.object({ eq: weekNumberWire }),
        or: v.array(v.object({ displayMode: v.object({ eq: displayModeWire }) })),
      }),
      limit: queryNumber(1, maxBanners),
      nextToken: maybe(v.string()),
    }),
  }),
  reply: v.object({
    data: maybe(v.object({ listBanners: maybe(v.object({ items: list(bannerWire), nextToken: maybe(v.string()) })) })),
    errors: list(v.object({ message: v.string() })),
  }),
})
