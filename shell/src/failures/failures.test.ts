import { describe, expect, it } from '@jest/globals'
import { type ApiClient, ApiError, type ApiErrorCode } from '@shop/shared/api'
import type { Call } from '@shop/shared/contract'
import * as contract from '@shop/shared/contract'
import { reportEachErrorOnce } from '../boot/report.ts'
import { createFailures, type Failure } from './failures.ts'
import { createOverlayStore } from './overlay-store.ts'

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'service' in value
const calls: [name: string, call: Call][] = Object.entries(contract).flatMap(([name, value]) =>
  isCall(value) ? [[name, value]] : [],
)

const failing = (error: unknown): ApiClient => ({ send: () => Promise.reject(error) })
const refused = (code: ApiErrorCode = 'REFUSED') => new ApiError(code, { call: 'PUT delivery/order', status: 409 })

type Load = () => Promise<(failure: Failure) => void>

function aShop({ load = async () => () => undefined }: { load?: Load } = {}) {
  const events: string[] = []
  const store = createOverlayStore()
  let whenQuiet = () => {}
  const timers: (() => void)[] = []
  const failures = createFailures({
    store,
    whenQuiet: (work) => {
      whenQuiet = work
    },
    report: reportEachErrorOnce(
      ({ error, doing }, origin) => void events.push(`report ${String(error)} ${doing} ${origin}`),
    ),
    setTimer: (work) => {
      timers.push(work)
      return () => undefined
    },
    onOnline: () => () => undefined,
  })
  failures.processWith(load)
  return { failures, store, events, timers, becomesQuiet: () => whenQuiet() }
}

async function aLoadedShop() {
  const processed: Failure[] = []
  const shop = aShop({ load: async () => (failure) => void processed.push(failure) })
  shop.becomesQuiet()
  await new Promise((resolve) => setTimeout(resolve))
  return { ...shop, processed }
}

/** Awaits a call like a screen does, with a failure callback. */
const callback = (asked: Promise<unknown>, then: (error: unknown) => void) => asked.then(() => undefined, then)

/** Calls that the documents give a rule of their own; the rest has none. */
const ownRules: Readonly<Record<string, 'refusal' | 'any'>> = {
  // ERR-017: content is only logged
  noticesCall: 'any',
  faqItemsCall: 'any',
  pickupItemsCall: 'any',
  errorMessagesCall: 'any',
  webCataloguesCall: 'any',
  listBannersCall: 'any',
  partnerSitesCall: 'any',
  comeEveryStopCall: 'any',
  catalogueListCall: 'any',
  webCatalogueCategoriesCall: 'any',
  searchConditionsCall: 'any',
  limitedImagesCall: 'any',
  // CAT-022: what a catalogue shows beside its products is only missing
  catalogueCategoryItemsCall: 'any',
  catalogueHashtagItemsCall: 'any',
  // SGN-054, SGN-055, SGN-063: words of their own, and a configuration that is only logged
  paymentServiceConfigCall: 'any',
  serviceUseJudgeCall: 'any',
  bankAccountCall: 'any',
  putMemSettingInfoCall: 'any',
  accountTransferCall: 'any',
  accountTransferStateCall: 'any',
  applicationStateCall: 'any',
  // SGN-024: content is only logged
  visitOptionsCall: 'any',
  // ACC-075: content is only logged
  alertCardsCall: 'any',
  // K-25: never an overlay
  orderHistoryCall: 'any',
  // ACC-072, ACC-074: pages that say so themselves; the chart is only missing
  billingCall: 'any',
  paymentDetailCall: 'any',
  futureDeliveriesCall: 'any',
  bulletinBoardCall: 'any',
  monthlyPurchasesCall: 'any',
  // CAT-087, CAT-094: side information
  favouriteMarksCall: 'any',
  recommendedProductsCall: 'any',
  recommendUserCall: 'any',
  productSearchSuggestCall: 'any',
  thanksMailCall: 'any',
  limitedProductWeeksCall: 'any',
  popularWordsCall: 'any',
  recommendedViewCall: 'any',
  // States of their own: in the rush of a sale, and in the place of a catalogue
  limitedProductListCall: 'any',
  webCatalogueTicketCall: 'any',
  limitedProductAvailabilityCall: 'any',
  // K-12, ACC-028, ACC-029
  memberPointCall: 'any',
  pointReservationsCall: 'any',
  pointHistoryCall: 'any',
  legacyCurrentPointCall: 'any',
  reserveSetCall: 'any',
  reserveDeliveryPointCall: 'any',
  reserveDeliveryPointInAppCall: 'any',
  pointUsagesCall: 'any',
  pointBalanceCall: 'any',
  pointExchangeProductsCall: 'any',
  currentStageCall: 'any',
  nextStageCall: 'any',
  // The tab that waits for it is closed with words of its own. [ORD-028]
  partnerSsoCall: 'any',
  // The service is asked what it has stored before anything is said. [ORD-133, SGN-064]
  putOrderCall: 'any',
  deleteOrderCall: 'any',
  addFavouriteCall: 'any',
  removeFavouriteCall: 'any',
  deliveryApplicationCall: 'any',
  // Lost answers are asked for once more, and each outcome has its words beside what was typed or chosen. [FAV-032]
  createFavouriteListCall: 'any',
  renameFavouriteListCall: 'any',
  deleteFavouriteListCall: 'any',
  addToFavouriteListCall: 'any',
  removeFromFavouriteListCall: 'any',
  // Beside the favourites, which stand without them
  favouriteListsCall: 'any',
  // Words of their own for a refusal
  favouritesCall: 'refusal',
  productCall: 'refusal',
  memberCall: 'refusal',
  planningWeeksCall: 'refusal',
  addressesCall: 'refusal',
}

describe('every call of the contract', () => {
  it('stands in the table below', () => {
    expect(calls.length).toBeGreaterThan(20)
  })

  it.each(calls)('[ERR-015] %s goes to the default process by name, then to its caller', async (name, call) => {
    const { failures, events, processed } = await aLoadedShop()
    const error = new ApiError('UNAVAILABLE', { call: call.path, status: 500 })
    const asked = failures.watchedClient(failing(error), 'mfe-a@1.0.0').send(call, {} as never)
    await callback(asked, (reason) => void events.push(`callback ${processed.length} ${String(reason === error)}`))
    const words = `${call.method} ${call.service}${call.path.replaceAll(/[/_.-]+/g, ' ')}`
    expect(events).toEqual([`report ${String(error)} ${words} mfe-a@1.0.0`, 'callback 1 true'])
    const source = call.method === 'GET' ? words : call.service
    expect(processed).toEqual([{ error, source, own: ownRules[name], isTold: false }])
  })
})

describe('a failure', () => {
  it('[ERR-011] is reported once, in the name of the remote whose call it was', async () => {
    const { failures, events, processed } = await aLoadedShop()
    const error = refused()
    await callback(failures.watchedClient(failing(error), 'mfe-a@1.0.0').send(contract.putOrderCall, {} as never), () =>
      failures.handleUnexpected(error, 'order a product', 'mfe-a@1.0.0'),
    )
    expect(events).toEqual([`report ${String(error)} PUT delivery order mfe-a@1.0.0`])
    expect(processed).toMatchObject([
      { isTold: false, own: 'any' },
      { isTold: true, own: undefined, source: 'delivery' },
    ])
  })

  it('[ERR-011] that is no failed call is reported with what was being done', async () => {
    const { failures, events, processed } = await aLoadedShop()
    failures.handleUnexpected(new RangeError('a bug'), 'order a product', 'mfe-a@1.0.0')
    failures.handleUnexpected('text', 'order a product', 'mfe-a@1.0.0')
    expect(events).toEqual([
      'report RangeError: a bug order a product mfe-a@1.0.0',
      'report text order a product mfe-a@1.0.0',
    ])
    expect(processed).toHaveLength(2)
  })

  it('[ERR-020] [K-38] is none when we gave up ourselves', async () => {
    const { failures, events, processed } = await aLoadedShop()
    const error = refused('ABORTED')
    await callback(failures.watchedClient(failing(error), 'mfe-a@1.0.0').send(contract.putOrderCall, {} as never), () =>
      failures.handleUnexpected(error, 'search', 'mfe-a@1.0.0'),
    )
    expect([events, processed]).toEqual([[], []])
  })

  it('waits for the process that acts on it, and asks for that until it comes', async () => {
    const processed: Failure[] = []
    let tries = 0
    const { failures, timers } = aShop({
      async load() {
        tries += 1
        if (tries === 1) throw new TypeError('Failed to fetch')
        return (failure) => void processed.push(failure)
      },
    })
    failures.handleUnexpected(new Error('one'), 'a', 'x')
    failures.handleUnexpected(new Error('two'), 'b', 'x')
    await new Promise((resolve) => setTimeout(resolve))
    expect([tries, processed]).toEqual([1, []])
    timers[0]?.()
    await new Promise((resolve) => setTimeout(resolve))
    expect(processed.map(({ error }) => String(error))).toEqual(['Error: one', 'Error: two'])
  })

  it('finds the process loaded as soon as the browser had nothing better to do', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      return () => undefined
    }
    const { failures, becomesQuiet } = aShop({ load })
    expect(loads).toBe(0)
    becomesQuiet()
    failures.handleUnexpected(new Error('x'), 'a', 'x')
    expect(loads).toBe(1)
  })

  it.each([
    { says: 'of a read is over when the same is answered', call: contract.appCategoriesCall, left: ['x'] },
    {
      says: 'of a write is over when its service answers',
      call: contract.orderListCall,
      left: ['GET delivery app category list', 'x'],
    },
  ])('$says', async ({ call, left }) => {
    const { failures, store } = await aLoadedShop()
    store.setState({ down: ['delivery', 'GET delivery app category list', 'x'] })
    const answering: ApiClient = { send: (async () => ({})) as unknown as ApiClient['send'] }
    expect(await failures.watchedClient(answering, 'x').send(call, {} as never)).toEqual({})
    expect(store.getState().down).toEqual(left)
  })
})
