import { describe, expect, it } from '@jest/globals'
import { addFavouriteCall, favouriteMarksCall, removeFavouriteCall } from '@shop/shared/contract'
import { ProductCard, ProductRow } from '@shop/shared/product/card'
import {
  anOrderBook,
  answer,
  aProduct,
  connectionLost,
  publishedFacts,
  publishFromOtherTab,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { hasUnknownWrites } from '@shop/shared/writes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { favouriteWrites } from './favourite.queries.ts'

const plain = aProduct({ favouriteCount: 1204 })
const liked = aProduct({ favouriteCount: 1204, isFavourite: true })

type Reply = 'stored' | 'refused' | 'lostButStored' | 'lost'

/** The favourites service of one member and one product. */
function aFavouriteService(product: typeof plain, replies: Reply[] = [], until?: Promise<void>) {
  let { isFavourite, favouriteCount } = product
  const calls: string[] = []
  const intents: (string | null)[] = []
  let isBroken = false
  const set = async (wanted: boolean, { headers }: Pick<Request, 'headers'>) => {
    calls.push(wanted ? 'POST' : 'DELETE')
    intents.push(headers.get('Idempotency-Key'))
    const reply = replies.shift() ?? 'stored'
    if (reply === 'refused') return refused(500, 'CSP99999')
    if (reply === 'lost') return connectionLost()
    await until
    if (wanted !== isFavourite) favouriteCount += wanted ? 1 : -1
    isFavourite = wanted
    return reply === 'lostButStored' ? connectionLost() : mark()
  }
  const mark = () => ({
    order_no: product.orderNumber as string,
    is_favorite: isFavourite ? (1 as const) : (0 as const),
    favorite_count: favouriteCount,
  })
  server.use(
    ...anOrderBook().handlers,
    answer(addFavouriteCall, (asked) => set(true, asked)),
    answer(removeFavouriteCall, (asked) => set(false, asked)),
    answer(favouriteMarksCall, () =>
      isBroken ? refused(500) : { order_code_list: [{ ...mark(), has_products: 1 as const }] },
    ),
  )
  return {
    calls,
    intents,
    isFavourite: () => isFavourite,
    count: () => favouriteCount,
    /** Marks cannot be read from now on, or can be again. */
    breakReads(broken: boolean) {
      isBroken = broken
    },
  }
}

const show = (product: typeof plain, options?: ScreenOptions) =>
  renderScreen(<ProductCard product={product} source="category" />, options)

const heart = () => screen.getByRole('button', { name: 'お気に入り 十勝しぼりたて牛乳' })
const count = (text: string) => within(screen.getByRole('article')).getByText(text)

describe('the heart', () => {
  it('[FAV-015] adds a favourite: POST, flag set, count one higher', async () => {
    const service = aFavouriteService(plain)
    const { user } = show(plain)
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    await user.click(heart())
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(count('1,205')).toBeInTheDocument()
    await waitFor(() => expect(service.isFavourite()).toBe(true))
    expect(service.calls).toEqual(['POST'])
    await waitFor(() =>
      expect(publishedFacts()).toEqual([
        { name: 'favourite/changed', payload: { orderNumber: plain.orderNumber, isFavourite: true } },
      ]),
    )
  })

  it('[FAV-016] removes one: DELETE, flag cleared, count one lower', async () => {
    const service = aFavouriteService(liked)
    const { user } = show(liked)
    await user.click(heart())
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(count('1,203')).toBeInTheDocument()
    await waitFor(() => expect(service.isFavourite()).toBe(false))
    expect(service.calls).toEqual(['DELETE'])
  })

  it('[FAV-017] leaves flag and count as they were when it failed, and says so', async () => {
    aFavouriteService(plain, ['refused'])
    const { user } = show(plain)
    await user.click(heart())
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'))
    expect(count('1,204')).toBeInTheDocument()
    expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP99999')
    expect(publishedFacts()).toEqual([])
  })

  it('[FAV-045] two quick taps: one call after the other, the last request wins', async () => {
    let release: () => void = () => undefined
    const service = aFavouriteService(
      plain,
      [],
      new Promise((resolve) => {
        release = resolve
      }),
    )
    const { user } = show(plain)
    await user.click(heart())
    await waitFor(() => expect(service.calls).toEqual(['POST']))
    await user.click(heart())
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(count('1,204')).toBeInTheDocument()
    expect(service.calls).toEqual(['POST'])
    release()
    await waitFor(() => expect(service.calls).toEqual(['POST', 'DELETE']))
    await waitFor(() => expect(service.isFavourite()).toBe(false))
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(count('1,204')).toBeInTheDocument()
  })

  it('[FAV-045] three quick taps end where the third one pointed', async () => {
    const service = aFavouriteService(plain)
    const { user } = show(plain)
    for (let tap = 0; tap < 3; tap += 1) await user.click(heart())
    await waitFor(() => expect(service.isFavourite()).toBe(true))
    await waitFor(() => expect(count('1,205')).toBeInTheDocument())
    expect(service.count()).toBe(1205)
  })

  it('keeps what was stored when only the second of two requests fails', async () => {
    const service = aFavouriteService(plain, ['stored', 'refused'])
    const { user } = show(plain)
    await user.click(heart())
    await user.click(heart())
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP99999'))
    expect(service.isFavourite()).toBe(true)
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(count('1,205')).toBeInTheDocument()
  })

  it.each([
    {
      reply: 'lostButStored' as const,
      pressed: 'true',
      says: 'keeps a mark whose answer was lost but which is stored',
    },
    { reply: 'lost' as const, pressed: 'false', says: 'takes back a mark that never arrived' },
  ])('$says', async ({ reply, pressed }) => {
    aFavouriteService(plain, [reply])
    const { user } = show(plain)
    await user.click(heart())
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', pressed))
  })

  describe('[ORD-133] when its answer is lost and the marks cannot be read', () => {
    const isUnknown = ({ platform }: ReturnType<typeof show>) => hasUnknownWrites(favouriteWrites(platform.queryClient))
    const errors = ({ platform }: ReturnType<typeof show>) =>
      platform.notices.shown().filter(({ kind }) => kind === 'error').length

    async function lose(reply: Reply) {
      const service = aFavouriteService(plain, [reply])
      service.breakReads(true)
      const shown = show(plain)
      await shown.user.click(heart())
      await waitFor(() => expect(isUnknown(shown)).toBe(true))
      expect(heart()).toHaveAttribute('aria-pressed', 'false')
      return { service, ...shown, isUnknown: () => isUnknown(shown), errors: () => errors(shown) }
    }

    it('sends nothing again until they can be read, however often it is pressed', async () => {
      const { service, user, isUnknown, errors } = await lose('lostButStored')
      await user.click(heart())
      await waitFor(() => expect(errors()).toBe(2))
      expect(heart()).toHaveAttribute('aria-pressed', 'false')
      expect(isUnknown()).toBe(true)
      expect(service.calls).toEqual(['POST'])
    })

    it('shows with the next press that it had arrived, and sends nothing twice', async () => {
      const { service, user, isUnknown } = await lose('lostButStored')
      service.breakReads(false)
      await user.click(heart())
      await waitFor(() => expect(isUnknown()).toBe(false))
      await waitFor(() => expect(publishedFacts()).toHaveLength(1))
      expect(heart()).toHaveAttribute('aria-pressed', 'true')
      expect(count('1,205')).toBeInTheDocument()
      expect(service.calls).toEqual(['POST'])
    })

    it('is sent again under the same name when it had not arrived', async () => {
      const { service, user, isUnknown } = await lose('lost')
      service.breakReads(false)
      await user.click(heart())
      await waitFor(() => expect(service.isFavourite()).toBe(true))
      await waitFor(() => expect(isUnknown()).toBe(false))
      expect(count('1,205')).toBeInTheDocument()
      expect(service.intents).toEqual(['id-1', 'id-1'])
    })
  })

  it('is the same on every card, row and list of a page', async () => {
    aFavouriteService(plain)
    const { user } = renderScreen(
      <>
        <ProductCard product={plain} source="top" />
        <ProductRow product={plain} source="category" />
      </>,
    )
    const [first, second] = screen.getAllByRole('button', { name: /お気に入り/ })
    if (first !== undefined) await user.click(first)
    expect(second).toHaveAttribute('aria-pressed', 'true')
  })

  it('follows another tab', async () => {
    aFavouriteService(plain)
    show(plain)
    act(() => publishFromOtherTab('favourite/changed', { orderNumber: plain.orderNumber, isFavourite: true }))
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'))
    expect(count('1,205')).toBeInTheDocument()
  })

  it('[CAT-049] is on the card with its count, and hidden in view mode', () => {
    aFavouriteService(plain)
    const { unmount } = show(plain)
    expect(heart()).toBeInTheDocument()
    expect(count('1,204')).toBeInTheDocument()
    unmount()
    show(plain, { as: 'visitor' })
    expect(screen.queryByRole('button', { name: /お気に入り/ })).not.toBeInTheDocument()
    expect(screen.queryByText('1,204')).not.toBeInTheDocument()
  })

  it('is the member’s also for the kinds that cannot order', async () => {
    const service = aFavouriteService(plain)
    const { user } = show(plain, { as: 'newcomer' })
    await user.click(heart())
    await waitFor(() => expect(service.isFavourite()).toBe(true))
  })
})
