import { productCall } from '@shop/shared/contract'
import type { Product } from '@shop/shared/domain/shopping'
import { ownerMark } from '@shop/shared/product/number-list'
import { Route, Routes } from '@shop/shared/router'
import {
  aMember,
  anOrderBook,
  answer,
  aPlanningWeek,
  aProduct,
  connectionLost,
  type FakePlatform,
  fakePlatform,
  productWire,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { openMarkedTab } from '../../../parts/scroll-mark.ts'
import { ScrollCompletePage } from '../scroll-complete-page.tsx'

export const coat = aProduct({
  orderNumber: '112001',
  name: '中綿コート',
  taxIncludedPrice: 6578,
  scrollSite: 'fashion',
})
export const pillow = aProduct({ ...coat, name: 'まくら', scrollSite: 'dailyGoods' })
export const towel = aProduct({ orderNumber: '112002', name: '今治タオル', taxIncludedPrice: 1078 })
const query = 'orderNo=112001&orderCount=1&orderNo=112002&orderCount=3'
/** Where a visit comes back to, with what was chosen there. */
export const pathOf = (search: string) => `/scroll/ordered/complete?${search}`
export const path = pathOf(query)

export function services(products: readonly Product[] = [coat, towel]) {
  let isBroken = false
  const askedWeeks = new Set<string>()
  const book = anOrderBook()
  server.use(
    ...book.handlers,
    answer(productCall, ({ query: { orderNo, planningWeek } }) => {
      if (isBroken) return connectionLost()
      askedWeeks.add(planningWeek)
      const product = products.find(({ orderNumber }) => orderNumber === orderNo)
      return product === undefined ? refused(404, 'CSP9001') : productWire({ ...product, week: planningWeek as never })
    }),
  )
  return {
    book,
    askedWeeks,
    breakProducts(broken: boolean) {
      isBroken = broken
    },
  }
}

/** The same browser, the same tab, another page of it. */
export const pageOf = (storage: FakePlatform['storage'] | undefined, at = path): FakePlatform => {
  const platform = fakePlatform({ path: at })
  return storage === undefined ? platform : { ...platform, storage }
}
export const routedPage = (
  <Routes>
    <Route path="/scroll/ordered/complete" element={<ScrollCompletePage />} />
  </Routes>
)
export const arrive = (platform: FakePlatform, options: ScreenOptions = {}) =>
  renderScreen(routedPage, { ...options, platform })

export const member = aMember('delivery')
export const visit = (over: Partial<Parameters<typeof openMarkedTab>[1]> = {}) => ({
  site: 'fashion' as const,
  week: aPlanningWeek().number,
  owner: ownerMark(member.code),
  ...over,
})

/** The member clicks the banner, and this page is one of the tab that it opened. */
export function goToSite(platform: FakePlatform, over: Parameters<typeof visit>[0] = {}): void {
  let markId: string | undefined
  openMarkedTab(platform, visit(over), (id) => {
    markId = id
    return id
  })
  platform.storage.session.write('scrollVisit', markId)
}

/** The same browser: a page in a tab that the shop did not open. */
export function otherTabOf(storage: FakePlatform['storage'], at = path): FakePlatform {
  const platform = pageOf(undefined, at)
  for (const name of ['scrollMarks', 'scrollReturns']) platform.storage.local.write(name, storage.local.read(name))
  return platform
}

/** A member who went to a scroll site by our banner, at some time before. */
export function marked(at = path, over: Parameters<typeof visit>[0] = {}): FakePlatform {
  const platform = pageOf(undefined, at)
  platform.setNow('2026-11-20T17:30:00+09:00')
  goToSite(platform, over)
  platform.setNow('2026-11-20T18:00:00+09:00')
  return platform
}

export const thanks = () => screen.findByText('ご注文ありがとうございました。')
export const failure = () => screen.findByText('エラーが発生しました。ご確認のうえ、再度ご注文をお試しください。')
export const orderButton = () => screen.findByRole('button', { name: '注文する' })
