import { describe, expect, it } from '@jest/globals'
import type { MemberKind } from '@shop/shared/domain'
import { aMember, aPlanningWeek, renderScreen } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { MemberSummary } from './member-summary.tsx'
import { answerTopPage } from './testing/top-services.ts'

const open = (kind: MemberKind = 'delivery') =>
  renderScreen(<MemberSummary member={aMember(kind)} week={aPlanningWeek().number} />, { as: kind })

describe('the summary of a member', () => {
  it('tells what the week comes to and the points that may be used', async () => {
    answerTopPage()
    open()
    const order = screen.getByRole('link', { name: /今週のご注文/ })
    const points = screen.getByRole('link', { name: /使えるポイント/ })
    await waitFor(() => expect(order).toHaveTextContent('今週のご注文1品税込 514円内容を確認する'))
    await waitFor(() => expect(points).toHaveTextContent('使えるポイント1,742 ポイント履歴を見る'))
    expect(order).toHaveAttribute('href', '/cart/ordered')
    expect(points).toHaveAttribute('href', '/points/history')
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
    expect(
      await screen.findByRole('link', { name: /今週のご注文 情報を取得できませんでした。/ }, { timeout: 5000 }),
    ).toBeVisible()
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
