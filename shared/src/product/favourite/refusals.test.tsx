import { describe, expect, it } from '@jest/globals'
import { failureWords } from '@shop/shared/api/failure'
import { addFavouriteCall, favouriteMarksCall, listErrorMessages } from '@shop/shared/contract'
import { ProductCard } from '@shop/shared/product/card'
import { anOrderBook, answer, aProduct, publishedFacts, refused, renderScreen, server } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'

const plain = aProduct({ favouriteCount: 1204 })

function press(refusal: () => Response) {
  const sent: string[] = []
  server.use(
    ...anOrderBook().handlers,
    answer(addFavouriteCall, ({ body }) => {
      sent.push(body.order_no)
      return refusal()
    }),
    answer(favouriteMarksCall, {
      order_code_list: [{ order_no: plain.orderNumber, is_favorite: 0, favorite_count: 1204, has_products: 1 }],
    }),
  )
  const { user, platform } = renderScreen(<ProductCard product={plain} source="category" />)
  return { sent, platform, pressed: user.click(heart()) }
}
const heart = () => screen.getByRole('button', { name: 'お気に入り 十勝しぼりたて牛乳' })

describe('[FAV-017] a heart that is refused', () => {
  it.each([
    { why: 'a member with 1,000 favourites', refusal: () => refused(409, 'CSP20002'), says: 'CSP20002' },
    { why: 'the end of the login', refusal: () => refused(401), says: 'LOGIN_NEEDED' },
    { why: 'a service that is away', refusal: () => refused(503), says: 'UNAVAILABLE' },
    { why: 'a product that nobody has heard of', refusal: () => refused(404, 'CSP9001'), says: 'CSP9001' },
  ])('is taken back after $why, is told once and is sent once', async ({ refusal, says }) => {
    const { sent, platform, pressed } = press(refusal)
    await pressed
    await waitFor(() => expect(platform.notices.shown()).toHaveLength(1))
    expect(platform.notices.shown()).toMatchObject([{ kind: 'error', title: `失敗 ${says}` }])
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(within(screen.getByRole('article')).getByText('1,204')).toBeInTheDocument()
    expect(publishedFacts()).toEqual([])
    expect(sent).toEqual(['104001'])
  })

  it('is told of the limit in words that say what to do', () => {
    expect(failureWords({ errorStatus: 'CSP20002' }, listErrorMessages())).toEqual({
      title: 'お気に入りは1,000品まで登録できます',
      text: '使わなくなった商品の♡を外してから、もう一度お試しください。',
    })
  })
})
