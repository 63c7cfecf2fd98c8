import {
  alertCardsCall,
  errorMessagesCall,
  faqItemsCall,
  noticesCall,
  pickupItemsCall,
  webCataloguesCall,
} from '@shop/shared/contract'
import { type EntryKind, type WeekNumber, weekNumber } from '@shop/shared/domain'
import type { ApiClient } from './client.ts'
import type { ErrorMessage } from './failure.ts'
import { toWebCatalogue, type WebCatalogue } from './map/web-catalogue.ts'

export type Notice = { title: string; linkUrl?: string; beginsAt: Date; endsAt: Date }

/** Notices that are active at an instant, newest first. */
export async function getNotices(api: ApiClient, now: Date, signal?: AbortSignal): Promise<Notice[]> {
  const reply = await api.send(noticesCall, { signal })
  return reply.notices
    .filter(({ active }) => active)
    .map((wire) => ({
      title: wire.title,
      beginsAt: new Date(wire.beginDate),
      endsAt: new Date(wire.endDate),
      ...(wire.linkUrl === undefined ? {} : { linkUrl: wire.linkUrl }),
    }))
    .filter((notice) => notice.beginsAt <= now && now <= notice.endsAt)
    .toSorted((one, other) => other.beginsAt.getTime() - one.beginsAt.getTime())
}

export type FaqItem = { title: string; body: string }
/** `lp` for visitors, `top` for members, `faq` for the list of all. */
export type FaqMode = 'lp' | 'top' | 'faq'

const faqFlag = { lp: 'showLp', top: 'showTop', faq: 'showFaq' } as const

export async function getFaqItems(api: ApiClient, mode: FaqMode, signal?: AbortSignal): Promise<FaqItem[]> {
  const reply = await api.send(faqItemsCall, { signal })
  return reply.faqItems.filter((wire) => wire[faqFlag[mode]]).map(({ title, body }) => ({ title, body }))
}

/** `html` is written by others: to be shown sanitised. */
export type AlertCard = { name: string; html: string }

/** Messages above the histories. [ACC-075] */
export async function getAlertCards(api: ApiClient, signal?: AbortSignal): Promise<AlertCard[]> {
  const reply = await api.send(alertCardsCall, { signal })
  return reply.alertCardMessages.map(({ displayName, messageContent }) => ({ name: displayName, html: messageContent }))
}

export type PickupItem = {
  imageUrl: string
  /** In several widths, for the screen to choose from. */
  imageSrcSet?: string
  linkUrl: string
  title: string
  lead?: string
  text?: string
  tint: string
}
export type PickupFor = { week: WeekNumber; isViewMode: boolean; entry: EntryKind }

/** Pickups of a week for this kind of visitor and this entry. */
export async function getPickupItems(
  api: ApiClient,
  { week, isViewMode, entry }: PickupFor,
  signal?: AbortSignal,
): Promise<PickupItem[]> {
  const reply = await api.send(pickupItemsCall, { signal })
  const audience = isViewMode ? 'view-mode' : 'logged-in'
  const place = entry === 'app' ? 'only-app' : 'only-site'
  return reply.pickupItems
    .filter((wire) => weekNumber(wire.planningWeek) === week)
    .filter((wire) => wire.target === 'common' || wire.target === audience)
    .filter((wire) => wire.targetSiteApp === 'common' || wire.targetSiteApp === place)
    .map((wire) => ({
      imageUrl: wire.imgUrl,
      linkUrl: wire.linkUrl,
      title: wire.title,
      tint: wire.tint,
      ...(wire.imgSrcSet === undefined ? {} : { imageSrcSet: wire.imgSrcSet }),
      ...(wire.lead === undefined ? {} : { lead: wire.lead }),
      ...(wire.text === undefined ? {} : { text: wire.text }),
    }))
}

export async function getErrorMessages(api: ApiClient, signal?: AbortSignal): Promise<ErrorMessage[]> {
  const reply = await api.send(errorMessagesCall, { signal })
  return reply.errorMessages.map(({ code, title, message, link }) => ({
    code,
    title,
    message,
    ...(link === undefined ? {} : { link }),
  }))
}

export type { WebCatalogue }

/** Web catalogues of a week in their order. */
export async function getWebCatalogues(
  api: ApiClient,
  week: WeekNumber,
  signal?: AbortSignal,
): Promise<WebCatalogue[]> {
  const { catalogue_list } = await api.send(webCataloguesCall, { query: { planningWeek: week }, signal })
  return catalogue_list.toSorted((one, other) => one.catalogueOrder - other.catalogueOrder).map(toWebCatalogue)
}
