import { emptyApplication } from '@shop/shared/domain/application'
import {
  type FakePlatform,
  fakePlatform,
  renderScreen,
  routeElements,
  type Screen,
  type ScreenOptions,
} from '@shop/shared/testing'
import type { ComponentType } from 'react'
import { ApplicationPage } from '../features/application/application-page.tsx'
import type { Draft } from '../features/application/draft.ts'
import { BankReturnPage } from '../features/bank-return/bank-return-page.tsx'
import { CompletePage } from '../features/complete/complete-page.tsx'
import { GreetingPage } from '../features/greeting/greeting-page.tsx'
import { PendingPage } from '../features/pending/pending-page.tsx'
import { PendingCompletePage } from '../features/pending-complete/pending-complete-page.tsx'
import { PendingPaymentPage } from '../features/pending-payment/pending-payment-page.tsx'
import { UnavailablePage } from '../features/unavailable/unavailable-page.tsx'
import { bankAccountsQuery, serviceUseQuery, transferQuery } from '../parts/payment.queries.ts'
import { routes } from '../routes.ts'

const screens: Record<(typeof routes)[keyof typeof routes]['screen'], ComponentType> = {
  application: ApplicationPage,
  complete: CompletePage,
  greeting: GreetingPage,
  pending: PendingPage,
  'pending-payment': PendingPaymentPage,
  'pending-complete': PendingCompletePage,
  unavailable: UnavailablePage,
  'bank-return': BankReturnPage,
}

type OpenOptions = Omit<ScreenOptions, 'path'> & {
  /** `payment`: the page has to ask the services whether there is a step of payment. */
  asks?: 'payment'
}

/** The storage keys of the tab, and the member code of `newcomer`. */
export const draftKey = 'signup.application'
export const appliedKey = 'signup.applied'
export const newcomer = '1234567801'

/**
 * Most members are not asked for a payment: a page that knows it already draws its step at once. [SGN-036]
 */
function knowNoPayment({ api, queryClient }: FakePlatform, owner = newcomer): void {
  queryClient.setQueryData(bankAccountsQuery(api, owner).queryKey, { yoshinStatus: '' })
  queryClient.setQueryData(serviceUseQuery(api, owner).queryKey, { isAvailable: true, hasCloverCard: false })
  queryClient.setQueryData(transferQuery(api, owner).queryKey, { state: 'none' })
}

/** Opens an address of this remote as somebody who may apply, with its routes as they are declared. */
export function openSignup(path: string, { platform = fakePlatform({ path }), ...options }: OpenOptions = {}): Screen {
  if (options.asks !== 'payment') knowNoPayment(platform)
  return renderScreen(routeElements(routes, screens), { as: 'newcomer', path, platform, ...options })
}

/** The tab is loaded anew: only what it has kept is left. */
export function reload({ unmount, platform }: Screen, options: OpenOptions = {}): Screen {
  unmount()
  platform.queryClient.clear()
  return openSignup(platform.navigation.path(), { platform, ...options })
}

/** Entries that are complete, but for what a test says. */
export const aForm = (over: Partial<Draft['form']> = {}): Draft['form'] => ({
  ...emptyApplication,
  postNumber: '060-0001',
  prefecture: '北海道',
  city: '札幌市中央区',
  street: '北一条西2丁目1-1',
  phoneNumber: '011-789-0000',
  residence: '1',
  placement: '4',
  doorbell: '1',
  ...over,
})

/** Opens an address in a tab where entries were made before. */
export function openWithEntries(path: string, over: Partial<Draft> = {}, options: OpenOptions = {}) {
  const platform = options.platform ?? fakePlatform({ path })
  const draft: Draft = {
    owner: newcomer,
    form: aForm(),
    addressFrom: 'other',
    isOffered: true,
    agrees: false,
    done: ['delivery', 'customer'],
    ...over,
  }
  platform.storage.session.write(draftKey, draft)
  return openSignup(path, { ...options, platform })
}
