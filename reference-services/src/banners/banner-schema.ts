import { buildSchema } from 'graphql'

/** Banners as the co-op's GraphQL service shows them. [API-050] */
export const bannerSchema = buildSchema(`
  enum BannerDisplayMode { NOT_LOGGED_IN LOGGED_IN BOTH }
  input StringFilter { eq: String! }
  input DisplayModeFilter { eq: BannerDisplayMode! }
  input BannerModeFilter { displayMode: DisplayModeFilter! }
  input BannerFilter { planningWeek: StringFilter!, or: [BannerModeFilter!]! }
  type Banner {
    id: ID!
    planningWeek: String!
    imageFileName: String!
    linkPath: String
    displayMode: BannerDisplayMode!
    planningName: String!
    orderNumber: Int!
    companyName: String
    areaNumber: Int!
    bannerImageUrl: String!
    createdAt: String
    updatedAt: String
  }
  type BannerConnection { items: [Banner!]!, nextToken: String }
  type Query { listBanners(filter: BannerFilter!, limit: Int!, nextToken: String): BannerConnection! }
`)
