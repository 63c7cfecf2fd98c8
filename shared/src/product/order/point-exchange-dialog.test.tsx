import { describe, expect, it } from '@jest/globals'
import { aProduct, chooseQuantity, createGate, renderScreen } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { PointExchangeDialog } from './point-exchange-dialog.tsx'

const towel = aProduct({
  orderNumber: '104010',
  name: 'タオル',
  brand: '今治',
  isPointExchange: true,
  pointPrice: 500,
})

type Story = { product?: typeof towel; quantity?: number; available?: number; until?: Promise<unknown> }

function show({ product = towel, quantity = 2, available = 1200, until }: Story = {}) {
  const changed: number[] = []
  let closed = 0
  const dialog = (points: number) => (
    <PointExchangeDialog
      {...{ product, quantity, available: points }}
      onChange={async (wanted) => {
        changed.push(wanted)
        await until
      }}
      onClose={() => {
        closed += 1
      }}
    />
  )
  const page = renderScreen(dialog(available))
  return { ...page, changed, closed: () => closed, nowAvailable: (points: number) => page.rerender(dialog(points)) }
}

const select = () => screen.getByRole('combobox', { name: /^数量/ })
const press = (name: string) => screen.getByRole('button', { name })

describe('[ORD-084] the number of an exchange', () => {
  it('stands beside its product, the points of one, and those of all', () => {
    show()
    const dialog = screen.getByRole('dialog', { name: 'ポイント交換の数量を変更' })
    expect(dialog).toHaveTextContent('今治 タオル')
    expect(dialog).toHaveTextContent('番号 104010')
    expect(dialog).toHaveTextContent('500ポイント')
    expect(dialog).toHaveTextContent('必要なポイント1,000ポイント')
    expect(dialog).toHaveTextContent('使えるポイント（交換済みの分を含む）2,200ポイント')
  })

  it('costs nothing where nobody has said what it costs', () => {
    const { pointPrice: _, ...free } = towel
    show({ product: free, available: 0 })
    expect(screen.getByRole('dialog')).toHaveTextContent('必要なポイント0ポイント')
  })

  it.each([
    { says: 'what the points allow', product: towel, quantity: 2, available: 1200, max: 4 },
    {
      says: 'what the product allows',
      product: aProduct({ ...towel, maxOrder: 3 }),
      quantity: 1,
      available: 9000,
      max: 3,
    },
    {
      says: 'what is exchanged, where that is more',
      product: aProduct({ ...towel, maxOrder: 1 }),
      quantity: 2,
      available: 0,
      max: 2,
    },
  ])('is one to $says: $max', async ({ product, quantity, available, max }) => {
    const { user } = show({ product, quantity, available })
    await user.click(select())
    const numbers = screen.getAllByRole('option').map((option) => Number.parseInt(option.textContent ?? '', 10))
    expect(numbers).toEqual(Array.from({ length: max }, (_, at) => at + 1))
  })

  it('is sent once it has changed, and the dialog closes when it is stored', async () => {
    const { until, release } = createGate()
    const { user, changed, closed } = show({ until })
    await chooseQuantity(user, select(), '4')
    expect(screen.getByRole('dialog')).toHaveTextContent('必要なポイント2,000ポイント')
    await user.click(press('変更する'))
    expect(changed).toEqual([4])
    expect(screen.getByRole('button', { name: /変更中/ })).toBeInTheDocument()
    expect(select()).toBeDisabled()
    expect(closed()).toBe(0)
    release()
    await waitFor(() => expect(closed()).toBe(1))
  })

  it('is not sent as it was: the dialog just closes', async () => {
    const { user, changed, closed } = show()
    expect(select()).toBeEnabled()
    await user.click(press('変更する'))
    await waitFor(() => expect(closed()).toBe(1))
    expect(changed).toEqual([])
  })

  it('stays as it was with 変更しない', async () => {
    const { user, changed, closed } = show()
    await chooseQuantity(user, select(), '4')
    await user.click(press('変更しない'))
    await waitFor(() => expect(closed()).toBe(1))
    expect(changed).toEqual([])
  })

  it('[ORD-085] is refused where points have gone elsewhere since, and what was chosen stays', async () => {
    const { user, changed, closed, nowAvailable, platform } = show()
    await chooseQuantity(user, select(), '4')
    nowAvailable(500)
    await user.click(press('変更する'))
    expect(platform.notices.shown()).toEqual([{ kind: 'popup', title: '注文できる上限数を超えています。' }])
    expect([changed, closed()]).toEqual([[], 0])
    expect(press('変更する')).toBeEnabled()
    expect(select()).toHaveValue('4')
  })
})
