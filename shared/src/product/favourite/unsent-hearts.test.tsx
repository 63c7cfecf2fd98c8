import { afterEach, describe, expect, it } from '@jest/globals'
import { ApiError } from '@shop/shared/api'
import { addFavouriteCall, favouriteMarksCall, removeFavouriteCall } from '@shop/shared/contract'
import { ProductCard } from '@shop/shared/product/card'
import {
  anOrderBook,
  answer,
  aProduct,
  beginSession,
  type FakePlatform,
  refused,
  renderScreen,
  server,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'

const milk = aProduct({ orderNumber: '104001', name: '十勝しぼりたて牛乳', favouriteCount: 12 })

afterEach(() => beginSession('visitor', []))

function show(isRefused = false) {
  const calls: string[] = []
  const mark = (is_favorite: 0 | 1) => ({ order_no: '104001', is_favorite, favorite_count: 12 + is_favorite })
  server.use(
    ...anOrderBook().handlers,
    answer(addFavouriteCall, () => {
      calls.push('POST')
      return isRefused ? refused(409, 'CSP99999') : mark(1)
    }),
    answer(favouriteMarksCall, () => ({
      order_code_list: [{ ...mark(calls.at(-1) === 'POST' ? 1 : 0), has_products: 1 as const }],
    })),
    answer(removeFavouriteCall, () => {
      calls.push('DELETE')
      return mark(0)
    }),
  )
  const page = renderScreen(<ProductCard product={milk} source="category" />)
  return { calls, ...page, online: (is: boolean) => act(() => page.platform.network.setOnline(is)) }
}

const heart = () => screen.getByRole('button', { name: 'お気に入り 十勝しぼりたて牛乳' })

describe('a heart without a network', () => {
  it('[K-120] is on show as it is wanted, says 未送信, and counts nowhere until it is sent', async () => {
    const { user, calls, online } = show()
    online(false)
    await user.click(heart())
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(within(heart()).getByText('未送信')).toBeVisible()
    expect(heart()).toHaveAccessibleDescription('未送信')
    expect(screen.getByRole('status', { name: 'お知らせ' })).toHaveTextContent('未送信')
    expect(screen.getByText('12')).toBeVisible()
    expect(calls).toEqual([])
    online(true)
    await waitFor(() => expect(within(heart()).queryByText('未送信')).toBeNull())
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('13')).toBeVisible()
    expect(calls).toEqual(['POST'])
  })

  it('[K-120] [ORD-133] that may have arrived says 確認中, also to ears, and is read before it is sent again', async () => {
    const { user, calls, online, platform } = show()
    const mend = loseAnswers(platform)
    await user.click(heart())
    expect(await within(heart()).findByText('確認中')).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(heart()).toHaveAccessibleDescription('確認中')
    expect(screen.getByRole('status', { name: 'お知らせ' })).toHaveTextContent(
      '確認中 通信が戻りしだい、届いたかを確認します',
    )
    expect(screen.queryByText(/未送信/)).toBeNull()
    mend()
    online(true)
    await waitFor(() => expect(within(heart()).queryByText('確認中')).toBeNull())
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(heart()).not.toHaveAccessibleDescription()
    expect(calls).toEqual(['POST'])
  })

  it('[K-120] pressed again it is as it was, and nothing is sent', async () => {
    const { user, calls, online } = show()
    online(false)
    await user.click(heart())
    await user.click(heart())
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(within(heart()).queryByText('未送信')).toBeNull()
    online(true)
    expect(calls).toEqual([])
  })

  it('[K-120] what is refused afterwards is taken back and told', async () => {
    const { user, online } = show(true)
    online(false)
    await user.click(heart())
    online(true)
    const told = await screen.findByRole('dialog', { name: '送信できなかった変更があります' })
    expect(told).toHaveTextContent('十勝しぼりたて牛乳：お気に入りを変更できませんでした。')
    expect(screen.getByRole('button', { name: /^お気に入り/, hidden: true })).toHaveAttribute('aria-pressed', 'false')
  })
})

/** Marks arrive, but no answer comes back, and nothing can be read. Gives what mends it. */
function loseAnswers({ api }: FakePlatform): () => void {
  const { send } = api
  let isCut = true
  api.send = async (call, args) => {
    if (!isCut || (call.path !== addFavouriteCall.path && call.path !== favouriteMarksCall.path))
      return send(call, args)
    const maybeStored = call.path === addFavouriteCall.path
    if (maybeStored) await send(call, args)
    throw new ApiError('OFFLINE', { call: `${call.method} favorite`, maybeStored })
  }
  return () => {
    isCut = false
  }
}
