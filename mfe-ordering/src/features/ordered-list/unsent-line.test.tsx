import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { subscriptionsCall } from '@shop/shared/contract'
import { anOrderBook, anOrderLine, answer, aProduct, beginSession, renderScreen, server } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { OrderedListPage } from './ordered-list-page.tsx'
import { line } from './testing/open-ordered-list.tsx'

const milk = aProduct({ name: '十勝しぼりたて牛乳', basePrice: 238, taxIncludedPrice: 257 })
const eggs = aProduct({ orderNumber: '104033', name: '平飼いたまご' })

beforeEach(() => server.use(answer(subscriptionsCall, { total_count: 0, come_every_inf: [] })))
afterEach(() => beginSession('visitor', []))

const quantity = { name: /の注文数$/ }

it('[K-120] without a network a line says 未送信, the sums stay those of the order, and it is sent afterwards', async () => {
  const book = anOrderBook([anOrderLine({ product: milk, quantity: 2 }), anOrderLine({ product: eggs, quantity: 1 })])
  server.use(...book.handlers)
  const { user, platform } = renderScreen(<OrderedListPage />, { path: '/cart/ordered' })
  const first = await line('十勝しぼりたて牛乳')
  const pieces = () => screen.getByRole('complementary', { name: '合計' }).querySelector('dd')
  expect(pieces()).toHaveTextContent('3点')
  act(() => platform.network.setOnline(false))

  await user.click(first.getByRole('button', { name: '1つ増やす' }))
  expect(await first.findByText('未送信')).toBeVisible()
  expect(first.getByRole('group', quantity)).toHaveTextContent('3')
  const second = await line('平飼いたまご')
  await user.click(second.getByRole('button', { name: /^取消し/ }))
  await user.click(await screen.findByRole('button', { name: /^はい|キャンセルする$/ }))
  expect(await second.findByRole('button', { name: /^取消しをやめる/ })).toBeVisible()
  expect(pieces()).toHaveTextContent('3点')
  expect(book.writes).toEqual([])

  act(() => platform.network.setOnline(true))
  await waitFor(() => expect(screen.queryByRole('listitem', { name: '平飼いたまご' })).toBeNull())
  expect(book.writes).toMatchObject([
    { no: '104001', quantity: 3, mode: 'direct' },
    { did: 'delete', no: '104033' },
  ])
  expect(screen.queryByText('未送信')).toBeNull()
  expect(pieces()).toHaveTextContent('3点')
})
