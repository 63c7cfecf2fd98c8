import { describe, expect, it } from '@jest/globals'
import { connectionLost, refused, renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import type { Login } from '../../login/login.ts'
import { Drawer } from './drawer.tsx'
import { answerPoints } from './testing/point-services.ts'

const open = (options: ScreenOptions = {}) =>
  renderScreen(<Drawer login={{} as Login} hasScreen={() => true} onClose={() => undefined} />, options)
const area = (name: string) => within(screen.getByRole('region', { name }))
const card = () => within(screen.getByRole('dialog')).getByText(/組合員番号/).parentElement
const atLast = () => screen.findByText('1,842')

describe('points in the drawer', () => {
  it('[ACC-017] show large the ones that can be spent, and below them all with their expiry', async () => {
    answerPoints()
    open()
    expect((await atLast()).parentElement).toHaveTextContent('1,842ポイント')
    expect(area('ポイント残高').getByText('保有ポイント 2,342')).toBeInTheDocument()
    expect(area('ポイント残高').getByText('有効期限 2027年3月31日(水)')).toBeInTheDocument()
  })

  it.each([
    { says: 'the evening before', now: '2026-12-30T23:59:59.999+09:00', isSoon: false },
    { says: 'exactly three months before', now: '2026-12-31T00:00:00+09:00', isSoon: true },
  ])('[ACC-018] [BIZ-019] are red $says: $isSoon', async ({ now, isSoon }) => {
    answerPoints()
    open({ now })
    const expiry = await screen.findByText('有効期限 2027年3月31日(水)')
    expect(expiry.hasAttribute('data-soon')).toBe(isSoon)
  })

  it('may never expire', async () => {
    answerPoints({ points: { pointExpirationDate: null } })
    open()
    await atLast()
    expect(screen.queryByText(/有効期限/)).not.toBeInTheDocument()
  })

  it.each(['corporate', 'corporateNewcomer'] as const)(
    '[CHR-015] [ACC-019] [K-16] are not there for a %s, nor an expiry, nor a stage, and nobody asks',
    (as) => {
      open({ as })
      expect(screen.queryByRole('region', { name: 'ポイント残高' })).not.toBeInTheDocument()
      expect(screen.queryByRole('region', { name: 'ステージ' })).not.toBeInTheDocument()
      expect(screen.queryByText(/有効期限/)).not.toBeInTheDocument()
    },
  )

  it('[ACC-029] [K-12] are said to be under maintenance, and the stage stays as it is', async () => {
    answerPoints({ points: refused(503) })
    open()
    expect(await area('ポイント残高').findByText('ただいまメンテナンス中です')).toBeInTheDocument()
    expect(await area('ステージ').findByText('来月のステージ（見込み）')).toBeInTheDocument()
  })

  it('[ACC-029] that could not be loaded are loaded again without the stage', async () => {
    const before = answerPoints({ points: refused(500) })
    const { user } = open()
    expect(await area('ポイント残高').findByText('情報を取得できませんでした。')).toBeInTheDocument()
    const after = answerPoints()
    await user.click(area('ポイント残高').getByRole('button', { name: '再読み込み' }))
    await atLast()
    expect([before.current, after.points, after.current, after.next]).toEqual([1, 1, 0, 0])
  })
})

describe('the stage in the drawer', () => {
  it.each([
    { type: '', name: 'メンバー' },
    { type: null, name: 'メンバー' },
    { type: '0', name: 'ブロンズ' },
    { type: '1', name: 'ゴールド' },
    { type: '2', name: 'プラチナ' },
    { type: '3', name: 'ダイヤモンド' },
  ] as const)('[ACC-035] [K-26] of type $type is $name, on the member’s card', async ({ type, name }) => {
    answerPoints({ current: { stageType: type } })
    open()
    expect(await within(card() as HTMLElement).findByText(name)).toBeInTheDocument()
  })

  it.each([
    {
      says: 'provisional, with what is missing',
      next: { stageType: '2', stageConfirmedType: '0', necessaryPurchasePriceExcludedTax: 5820 },
      title: '来月のステージ（見込み）',
      text: 'あと5,820円（税抜）のご利用でプラチナ',
    },
    {
      says: 'provisional, with nothing missing',
      next: { stageType: '2', stageConfirmedType: '0' },
      title: '来月のステージ（見込み）',
      text: 'プラチナ',
    },
    { says: 'tallied', next: { stageType: '2', stageConfirmedType: '1' }, title: '来月のステージ', text: '集計中' },
    {
      says: 'confirmed',
      next: { stageType: '0', stageConfirmedType: '2' },
      title: '来月のステージ（確定）',
      text: 'ブロンズ',
    },
    {
      says: 'confirmed for good',
      next: { stageType: '3', necessaryTopStageCount: 1, stageConfirmedType: '2' },
      title: '来月のステージ（確定）',
      text: '永年ダイヤモンド',
    },
  ] as const)('[ACC-040] [ACC-041] [ACC-042] of next month is $says', async ({ next, title, text }) => {
    answerPoints({ next })
    open()
    const heading = await screen.findByRole('heading', { name: title })
    expect(heading.nextElementSibling).toHaveTextContent(new RegExp(`^${text}$`))
  })

  it('[ACC-039] that never ends has a display of its own, with its day', async () => {
    answerPoints({
      current: { stageType: '3', topStagePermanentFlag: true, topStagePermanentStartDate: '2025-04-01' },
    })
    open()
    expect(await screen.findByText('永年ダイヤモンド')).toBeInTheDocument()
    expect(area('ステージ').getByText(/2025年4月1日\(火\)から/)).toBeInTheDocument()
    expect(screen.queryByText(/来月のステージ/)).not.toBeInTheDocument()
  })

  it.each([
    { now: '2023-03-31T23:59:59+09:00', isShown: false },
    { now: '2023-04-01T00:00:00+09:00', isShown: true },
  ])('[ACC-038] [BIZ-019] at $now is shown: $isShown', async ({ now, isShown }) => {
    const asked = answerPoints()
    open({ now })
    await atLast()
    expect(screen.queryByText('ステージは2023年4月1日から表示されます') === null).toBe(isShown)
    expect(asked.current).toBe(isShown ? 1 : 0)
  })

  it('[ACC-036] [K-12] is under maintenance when its service answers 503, and the points stay', async () => {
    answerPoints({ next: refused(503) })
    open()
    expect(await area('ステージ').findByText('ただいまメンテナンス中です')).toBeInTheDocument()
    await atLast()
  })

  it.each([
    { says: 'refused', failure: () => refused(500) },
    { says: 'cut off', failure: connectionLost },
  ])('[ACC-037] that was $says is asked for again, both calls of it and nothing else', async ({ failure }) => {
    const before = answerPoints({ current: failure() })
    const { user } = open()
    expect(await area('ステージ').findByText('情報を取得できませんでした。')).toBeInTheDocument()
    await atLast()
    const after = answerPoints()
    await user.click(area('ステージ').getByRole('button', { name: '再読み込み' }))
    expect(await area('ステージ').findByText('来月のステージ（見込み）')).toBeInTheDocument()
    expect(before.points).toBe(1)
    expect(after).toEqual({ points: 0, current: 1, next: 1 })
  })
})
