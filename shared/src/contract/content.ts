import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { amount, instantWire, list, maybe, orderNumberWire, weekNumberWire, wholeNumber } from './wire.ts'

/** Static data files, loaded by name from the shop's own origin. [API-069, ERR-017] */
export const staticData = <S extends v.GenericSchema>(name: string, reply: S) =>
  defineCall({
    service: 'shop',
    path: `/static-data/${name}.json`,
    access: 'anyone',
    isCommon: true,
    own: 'any',
    reply,
  })

/** [API-049] An entry is told while it is `active`, between its dates, both included. */
export const noticesCall = staticData(
  'notices',
  v.object({
    notices: list(
      v.object({
        title: v.string(),
        linkUrl: maybe(v.string()),
        beginDate: instantWire,
        endDate: instantWire,
        active: v.boolean(),
      }),
    ),
  }),
)

/** [API-049] `body` is plain text; blank lines part paragraphs. */
export const faqItemsCall = staticData(
  'faq-items',
  v.object({
    faqItems: list(
      v.object({
        title: v.string(),
        body: v.string(),
        showLp: v.boolean(),
        showTop: v.boolean(),
        showFaq: v.boolean(),
      }),
    ),
  }),
)

/**
 * [API-050, ORD-012] `target` says who sees it, `targetSiteApp` where. The texts stand beside the
 * picture, so that no message is a picture only.
 */
export const pickupItemsCall = staticData(
  'pickup-items',
  v.object({
    pickupItems: list(
      v.object({
        planningWeek: weekNumberWire,
        target: v.picklist(['common', 'logged-in', 'view-mode']),
        targetSiteApp: v.picklist(['common', 'only-app', 'only-site']),
        imgUrl: v.string(),
        /** The same picture in several widths, as an `srcset`; ours, and may be missing. [K-174] */
        imgSrcSet: maybe(v.string()),
        linkUrl: v.string(),
        title: v.string(),
        lead: maybe(v.string()),
        text: maybe(v.string()),
        /** A flat food tint, #RRGGBB. */
        tint: v.pipe(v.string(), v.hexColor()),
      }),
    ),
  }),
)

/** [API-049, ERR-013] */
export const errorMessagesCall = staticData(
  'error-messages',
  v.object({
    errorMessages: list(
      v.object({ code: v.string(), title: v.string(), message: v.string(), link: maybe(v.string()) }),
    ),
  }),
)

/**
 * Products that may not be newly subscribed to: numbers in certain weeks, and numbers by week and cycle. Nothing in it, nothing
 * stopped. [ORD-095, ORD-096, ORD-097]
 */
export const comeEveryStopCall = staticData(
  'come-every-stop',
  v.object({
    stoppedWeeks: list(weekNumberWire),
    stoppedOrderNos: list(orderNumberWire),
    stoppedNewRegistrations: list(
      v.object({ planningWeek: weekNumberWire, cycleCategory: wholeNumber, orderNos: list(orderNumberWire) }),
    ),
  }),
)

/** Pictures of the page of limited products: of its banner and above each of its tabs. [API-069, CAT-099] */
export const limitedImagesCall = staticData(
  'limited-product-image',
  v.object({
    limitedProductImages: list(
      v.object({ place: v.string(), imgUrl: v.pipe(v.string(), v.url()), alt: maybe(v.string()) }),
    ),
  }),
)

/** Conditions that a search may be narrowed by. [API-069, CAT-083] */
export const searchConditionsCall = staticData(
  'search_condition',
  v.object({ searchConditions: list(v.object({ code: v.string(), name: v.string(), displayOrder: wholeNumber })) }),
)

/** Cards above the purchase history and the order history. `messageContent` is HTML and is sanitised. [ACC-075, API-069] */
export const alertCardsCall = staticData(
  'alert-card-messages',
  v.object({ alertCardMessages: list(v.object({ displayName: v.string(), messageContent: v.string() })) }),
)

/** [API-046] `isNew` is true when the value is 1. */
export const webCataloguesCall = defineCall({
  service: 'delivery',
  path: '/web_catalogue_list',
  access: 'anyone',
  isCommon: true,
  confirmed: false,
  own: 'any',
  query: v.object({ planningWeek: weekNumberWire }),
  reply: v.object({
    catalogue_list: list(
      v.object({
        bookBinding: maybe(v.string()),
        catalogueCode: v.string(),
        catalogueName: v.string(),
        catalogueSubtitle: maybe(v.string()),
        catalogueOrder: amount,
        imagePath: v.string(),
        tint: v.pipe(v.string(), v.hexColor()),
        pageHeight: maybe(amount),
        pageWidth: maybe(amount),
        startPageNumber: maybe(amount),
        totalPages: maybe(amount),
        isNew: maybe(v.string()),
      }),
    ),
  }),
})

/**
 * A ticket with which the company behind the web catalogue orders for this login, in this week and with this source: not
 * an access token, good for half an hour. 404 CSP9001: the week is not open. [CAT-097, K-57]
 */
export const webCatalogueTicketCall = defineCall({
  service: 'delivery',
  method: 'POST',
  path: '/web_catalogue_ticket',
  access: 'member',
  csrf: true,
  confirmed: false,
  own: 'any',
  body: v.object({ planning_week: weekNumberWire, input_status: wholeNumber }),
  reply: v.object({ ticket: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
})
