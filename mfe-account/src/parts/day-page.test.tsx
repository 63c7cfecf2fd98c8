import { describe, expect, it } from '@jest/globals'
import { isoDay, tokyoDay } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import { screen } from '@testing-library/react'
import { routes } from '../routes.ts'
import { openPage } from '../testing/open-page.tsx'
import { DayPage } from './day-page.tsx'

const Page = () => <DayPage title="トドック掲示板">{({ day, member }) => `${member} ${isoDay(day)}`}</DayPage>
const open = (day: string) => openPage({ path: routes.bulletinBoard.path, Page }, `/orders/slips/bulletin-board/${day}`)

describe('a page of a day of delivery', () => {
  it('shows whose day it is', () => {
    open('2026/11/17')
    expect(screen.getByText('2026年11月17日(火) お届け分')).toBeVisible()
    expect(screen.getByText(/ 2026-11-17$/)).toBeVisible()
  })

  it('leads to the slips and to the other pages of the same day', () => {
    open('2026/11/17')
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    const day = tokyoDay('2026-11-17')
    expect(linkOf('購入履歴')).toBe(href.purchaseHistory())
    expect(linkOf('お支払いの明細')).toBe(href.paymentDetail(day))
    expect(linkOf('翌週以降お届け品')).toBe(href.futureDelivery(day))
    expect(screen.queryByRole('link', { name: 'トドック掲示板' })).toBeNull()
  })

  it.each([
    { says: 'a 13th month', day: '2026/13/01' },
    { says: '30 February', day: '2026/02/30' },
    { says: 'a day in one digit', day: '2026/11/7' },
    { says: 'tomorrow', day: '2026/11/21' },
    { says: 'the last day of the month before 24 months', day: '2024/10/31' },
  ])('[ACC-059] [ACC-082] $says is told, and its content is not made', ({ day }) => {
    open(day)
    expect(screen.getByRole('heading', { name: '情報を取得できませんでした。' })).toBeVisible()
    expect(screen.getByRole('link', { name: '今月の購入履歴を見る' })).toHaveAttribute('href', '/orders/slips')
    expect(screen.queryByText(/^\d+ 20/)).toBeNull()
  })

  it.each([
    { says: 'today', day: '2026/11/20' },
    { says: 'the first day that is shown', day: '2024/11/01' },
  ])('shows $says', ({ day }) => {
    open(day)
    expect(screen.queryByRole('heading', { name: '情報を取得できませんでした。' })).toBeNull()
  })
})
