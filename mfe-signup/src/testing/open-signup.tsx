import { emptyApplication } from '@shop/shared/domain/application'
import { Route, Routes } from '@shop/shared/router'
import { fakePlatform, renderScreen, type Screen, type ScreenOptions } from '@shop/shared/testing'
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

/** The storage keys of the tab, and the member code of `newcomer`. */
export const draftKey = 'signup.application'
export const appliedKey = 'signup.applied'
export const newcomer = '1234567801'

/** Opens an address of this remote as somebody who may apply, with its routes as they are declared. */
export const openSignup = (path: string, options: Omit<ScreenOptions, 'path'> = {}): Screen =>
  renderScreen(
    <Routes>
      {Object.values(routes).map(({ path: pattern, screen }) => {
        const Screen = screens[screen]
        return <Route key={pattern} path={pattern} element={<Screen />} />
      })}
      <Route path="*" element={<h1>別の画面</h1>} />
    </Routes>,
    { as: 'newcomer', path, ...options },
  )

/** The tab is loaded anew: only what it has kept is left. */
export function reload({ unmount, platform }: Screen, options: Omit<ScreenOptions, 'path'> = {}): Screen {
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
export function openWithEntries(path: string, over: Partial<Draft> = {}, options: Omit<ScreenOptions, 'path'> = {}) {
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
