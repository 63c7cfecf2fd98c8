import { type PartnerPayloadWire, partnerSitesCall, partnerSsoCall } from '@shop/shared/contract'
import { type ScrollSite, scrollSiteOf } from '@shop/shared/domain/partner'
import type { ApiClient } from './client.ts'

export { magazineFields, partnerPayload, scrollAddress } from './map/partner.ts'

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
/** The household magazine. `detail` may come with markup, for `SafeHtml`. [API-075] */
export type Magazine = PartnerShop & { address: string; title: string; detail: string }
export type PartnerSites = { scrollBanners: readonly ScrollBanner[]; partnerShop?: PartnerShop; magazine?: Magazine }

/** [ORD-021, ORD-025] */
export async function getPartnerSites(api: ApiClient, signal?: AbortSignal): Promise<PartnerSites> {
  const { scrollBanners, partnerShop, magazine } = await api.send(partnerSitesCall, { signal })
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
    ...(magazine === undefined
      ? {}
      : { magazine: { ...magazine, imageUrl: magazine.bannerPath, address: magazine.link } }),
  }
}

/** Where the browser posts a member to, and as what. */
export type PartnerForm = { action: string; fields: Readonly<Record<string, string>> }

/** [API-077, ORD-027] */
export const askPartnerForm = (api: ApiClient, payload: PartnerPayloadWire): Promise<PartnerForm> =>
  api.send(partnerSsoCall, { body: payload })
