import { describe, expect, it } from '@jest/globals'
import type { MemberKind } from '@shop/shared/domain'
import { currentOrderQuery } from '@shop/shared/product/order'
import {
  aMember,
  anOrder,
  anOrderBook,
  anOrderLine,
  aPlanningWeek,
  aProduct,
  fakePlatform,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { MemberSummary } from './member-summary.tsx'
import { answerTopPage } from './testing/top-services.ts'

const open = (kind: MemberKind = 'delivery', options: ScreenOptions = {}) =>
  renderScreen(<MemberSummary member={aMember(kind)} week={aPlanningWeek().number} />, { as: kind, ...options })

describe('the summary of a member', () => {
  it('tells what the week comes to and the points that may be used', async () => {
    answerTopPage()
    open()
    const order = screen.getByRole('link', { name: /今週のご注文/ })
    const points = screen.getByRole('link', { name: /使えるポイント/ })
    await waitFor(() => expect(order).toHaveTextContent('今週のご注文1品 2点税込 514円内容を確認する'))
    await waitFor(() => expect(points).toHaveTextContent('使えるポイント1,742 ポイント履歴を見る'))
    expect(order).toHaveAttribute('href', '/cart/ordered')
    expect(points).toHaveAttribute('href', '/points/history')
  })

  it('[ORD-101] counts what comes, not a subscription that is cancelled', async () => {
    answerTopPage()
    const stopped = aProduct({ orderNumber: '104033', taxIncludedPrice: 408 })
    server.use(
      ...anOrderBook([anOrderLine(), anOrderLine({ product: stopped, isSubscription: true, stop: 'cancel' })]).handlers,
    )
    open()
    const order = screen.getByRole('link', { name: /今週のご注文/ })
    await waitFor(() => expect(order).toHaveTextContent('今週のご注文1品 1点税込 257円内容を確認する'))
  })

  it('[ORD-011] has its place before the week is known, and asks for no order then', async () => {
    answerTopPage()
    const { container } = renderScreen(<MemberSummary member={aMember('delivery')} week={undefined} />)
    expect(screen.getByRole('link', { name: /今週のご注文/ })).toHaveAttribute('href', '/cart/ordered')
    expect(await screen.findByText(/1,742/)).toBeVisible()
    expect(container).not.toHaveTextContent('税込')
  })

  it('does without points when they cannot be had', async () => {
    answerTopPage({}, { points: 'down' })
    open()
    await waitFor(() => expect(screen.queryByText('使えるポイント')).toBeNull())
    expect(await screen.findByText(/514/)).toBeVisible()
  })

  it('says when the order cannot be had, and still leads to it', async () => {
    answerTopPage({}, { order: 'down' })
    open()
    expect(await screen.findByRole('link', { name: /今週のご注文 情報を取得できませんでした。/ })).toBeVisible()
  })

  describe('in the rush', () => {
    const order = () => screen.getByRole('link', { name: /今週のご注文/ })

    /** With an order that was read so many minutes ago. */
    function openWith({ readAt }: { readAt: number }) {
      answerTopPage()
      const platform = fakePlatform({ now: '2026-11-24T22:05:00+09:00' })
      const { queryKey } = currentOrderQuery(platform.api, aPlanningWeek().number)
      platform.queryClient.setQueryData(queryKey, anOrder([anOrderLine()]), { updatedAt: readAt })
      open('delivery', { platform })
    }

    it('[ORD-071] shows what was last known, with its time', () => {
      openWith({ readAt: Date.now() - 12 * 60_000 })
      expect(order()).toHaveTextContent(/1品 \d点税込 \d+円21:5[23]時点の内容です。/)
    })

    it('[ORD-132] of what was ordered here alone it says that the order is kept, and where it can be seen', () => {
      openWith({ readAt: 0 })
      expect(order()).toHaveTextContent(
        '今週のご注文ご注文は保存されています。ご注文が集中しているため、最新の内容はこちらからご確認ください。',
      )
    })
  })

  it.each([
    { kind: 'corporate', order: true, points: false },
    { kind: 'newcomer', order: false, points: true },
    { kind: 'corporateNewcomer', order: false, points: false },
  ] as const)('shows a $kind member what concerns them', async ({ kind, order, points }) => {
    answerTopPage()
    open(kind)
    expect(screen.queryByText('今週のご注文') !== null).toBe(order)
    expect(screen.queryByText('使えるポイント') !== null).toBe(points)
    await waitFor(() => expect(document.querySelector('[aria-hidden]:not(svg)')).toBeNull())
  })
})
