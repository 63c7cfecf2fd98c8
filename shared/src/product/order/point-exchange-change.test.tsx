import { describe, expect, it } from '@jest/globals'
import type { PlanningWeek } from '@shop/shared/domain'
import { aPlanningWeek, aProduct, chooseQuantity, renderScreen, theNextWeek, type Viewer } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { PointExchangeChange } from './point-exchange-change.tsx'

type Story = {
  week?: string
  as?: Viewer
  points?: number | 'unknown'
  quantity?: number
  weeks?: readonly PlanningWeek[]
}

function show({
  week = '20261201',
  as = 'delivery',
  points = 1200,
  quantity = 1,
  weeks = [aPlanningWeek()],
}: Story = {}) {
  const available = points === 'unknown' ? undefined : points
  const changed: number[] = []
  const product = aProduct({ week, isPointExchange: true, pointPrice: 500 })
  const page = renderScreen(
    <PointExchangeChange
      {...{ product, available, quantity }}
      name="タオル"
      onChange={async (wanted) => void changed.push(wanted)}
    />,
    { as, weeks },
  )
  return { ...page, changed }
}
const button = () => screen.getByRole('button', { name: '数量を変更 タオル' })
const warned = () => screen.getByRole('alert', { name: 'エラー' })

describe('[ACC-078] the change of a point exchange, from list or history', () => {
  it.each([
    { id: 'ORD-086', week: '20261104', as: 'delivery', says: '企画週が指定されていません' },
    { id: 'ORD-088', week: '20261104', as: 'corporate', says: '企画週が指定されていません' },
    { id: 'ORD-087', week: '20261201', as: 'family', says: '家族証の場合は変更できません' },
  ] as const)('[$id] is refused with $says', async ({ week, as, says }) => {
    const { user, changed } = show({ week, as })
    await user.click(button())
    expect(warned()).toHaveTextContent(says)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(changed).toEqual([])
  })

  it('waits until the points are known', () => {
    show({ points: 'unknown' })
    expect(button()).toBeDisabled()
  })

  it('[ORD-084] changes to what was chosen', async () => {
    const { user, changed } = show()
    await user.click(button())
    await chooseQuantity(user, await screen.findByRole('combobox', { name: /^数量/ }), '2')
    // Points that the pieces ordered so far have taken count for the new number of them.
    expect(screen.getByRole('dialog')).toHaveTextContent(
      '必要なポイント1,000ポイント使えるポイント（交換済みの分を含む）1,700ポイント',
    )
    await user.click(screen.getByRole('button', { name: '変更する' }))
    expect(changed).toEqual([2])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[ORD-085] is refused where not even one piece can be had', async () => {
    const { user } = show({ points: 0, quantity: 0 })
    await user.click(button())
    expect(warned()).toHaveTextContent('注文できる上限数を超えています。')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens beside another open week', async () => {
    const { user } = show({ weeks: [aPlanningWeek(), theNextWeek()] })
    await user.click(button())
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })
})
