import { type PartnerPayloadWire, partnerSitesCall, partnerSsoCall } from '@shop/shared/contract'
import { type ScrollSite, scrollSiteOf } from '@shop/shared/domain/partner'
import type { ApiClient } from './client.ts'

export { partnerPayload, scrollAddress } from './map/partner.ts'

/** A card of a scroll site. `detail` may come with markup, for `SafeHtml`. [API-050] */
export type ScrollBanner = {
  site: ScrollSite
  address: string
  linkNumber: string
  imageUrl: string
  title: string
  detail: string
}
export type PartnerShop = {
  imageUrl: string
  hiddenMemberCodes: readonly string[]
  idPrefix: string
  jCode: string
}
export type PartnerSites = { scrollBanners: readonly ScrollBanner[]; partnerShop?: PartnerShop }

/** [ORD-021, ORD-025] */
export async function getPartnerSites(api: ApiClient, signal?: AbortSignal): Promise<PartnerSites> {
  const { scrollBanners, partnerShop } = await api.send(partnerSitesCall, { signal })
  return {
    scrollBanners: scrollBanners.map(({ category, link, linkNumber, bannerPath, title, detail }) => ({
      site: scrollSiteOf(category),
      address: link,
      linkNumber,
      imageUrl: bannerPath,
      title,
      detail,
    })),
    ...(partnerShop === undefined ? {} : { partnerShop: { ...partnerShop, imageUrl: partnerShop.bannerPath } }),
  }
}

/** Where the browser posts a member to, and as what. */
export type PartnerForm = { action: string; fields: PartnerPayloadWire }

/** [API-077, ORD-027] */
export const askPartnerForm = (api: ApiClient, payload: PartnerPayloadWire): Promise<PartnerForm> =>
  api.send(partnerSsoCall, { body: payload })
