import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { favouriteId, favouriteListId } from '@shop/shared/domain/favourites'
import { productReply } from '../testing/product-replies.ts'
import { favouriteListsReply, favouritesReply } from '../testing/replies.ts'
import { replying } from '../testing/replying.ts'
import {
  addToFavouriteList,
  createFavouriteList,
  deleteFavouriteList,
  getFavouriteLists,
  getFavourites,
  removeFromFavouriteList,
  renameFavouriteList,
} from './index.ts'

const week = weekNumber('20261201')
const id = favouriteListId('list-1')
const products = ['f-1', 'f-2'].map(favouriteId)
const favourite = (over: object = {}) => ({ ...favouritesReply.product_list?.[0], ...over })
const favouriteOf = async (over: object) =>
  (await getFavourites(replying({ total_count: 1, product_list: [favourite(over)] }).api, { week }))[0]

describe('favourites', () => {
  it('[API-026] are asked for by week, all of them', async () => {
    const { api, asked } = replying(favouritesReply)
    expect(await getFavourites(api, { week })).toHaveLength(1)
    const flags = { is_category_filtering: 0, is_independent_category: 0 }
    expect(asked.map(({ query }) => query)).toEqual([{ planningWeek: '20261201', ...flags, limit: 999, offset: 0 }])
  })

  it('[API-026] [API-047] of one list are asked for by its id', async () => {
    const { api, asked } = replying(favouritesReply)
    await getFavourites(api, { week, list: id })
    expect(asked[0]?.query).toMatchObject({
      is_category_filtering: 1,
      is_independent_category: 0,
      favorite_product_category_id: 'list-1',
    })
  })

  it('[BIZ-002] are read in pages, and one that moved meanwhile stands once', async () => {
    const { api, asked } = replying({ total_count: 1000, product_list: [favourite()] })
    expect(await getFavourites(api, { week })).toHaveLength(1)
    expect(asked.map(({ query }) => (query as { offset: number }).offset)).toEqual([0, 999])
  })

  it('end where a page is empty, whatever their number says', async () => {
    const { api, asked } = replying({ total_count: 5000, product_list: [] })
    expect(await getFavourites(api, { week })).toEqual([])
    expect(asked).toHaveLength(1)
  })

  it.each([
    { is_order: 1, has_wakeari: 0, onSale: true },
    { is_order: 1, has_wakeari: null, onSale: true },
    { is_order: 0, has_wakeari: 0, onSale: false },
    { is_order: 1, has_wakeari: 1, onSale: false },
    { is_order: 0, has_wakeari: 1, onSale: false },
  ])(
    '[FAV-038] on sale $is_order, wakeari $has_wakeari: can be ordered $onSale',
    async ({ is_order, has_wakeari, onSale }) => {
      expect((await favouriteOf({ ...productReply, is_order, has_wakeari }))?.isOnSale).toBe(onSale)
    },
  )

  it('[API-047] have their own id, category, next week and whether they are in a list', async () => {
    expect(
      await favouriteOf({ id: 'f-9', app_category: '03', nxtkiksyua: '20261202', is_independent: 1 }),
    ).toMatchObject({
      favouriteId: 'f-9',
      category: '03',
      nextWeek: '20261202',
      isInNoList: true,
    })
    const bare = await favouriteOf({ app_category: null, nxtkiksyua: null })
    expect(bare).not.toHaveProperty('category')
    expect(bare).not.toHaveProperty('nextWeek')
  })
})

describe('lists of favourites', () => {
  it('[API-027] [API-047] are read with their names, counts and pictures', async () => {
    expect(await getFavouriteLists(replying(favouriteListsReply).api)).toEqual([
      { id: 'list-1', name: '朝ごはん', count: 6, pictures: ['https://assets.test/1.webp'] },
    ])
  })

  it('[API-027] are read also where a service knows no more than id and name', async () => {
    const bare = { favorite_category_id: 'list-1', favorite_category_name: '朝ごはん' }
    const { api } = replying({ favorite_product_category_list: [bare] })
    expect(await getFavouriteLists(api)).toEqual([{ id: 'list-1', name: '朝ごはん', pictures: [] }])
  })

  const one = favouriteListsReply.favorite_product_category_list?.[0]

  it.each([
    {
      says: 'created with its products',
      send: (api: Parameters<typeof getFavouriteLists>[0]) => createFavouriteList(api, { name: '夜', products }, 'i-1'),
      reply: one,
      method: 'POST',
      path: '/favorite_product_category',
      body: {
        category_name: '夜',
        favorite_products: [{ favorite_product_id: 'f-1' }, { favorite_product_id: 'f-2' }],
      },
    },
    {
      says: 'renamed',
      send: (api: Parameters<typeof getFavouriteLists>[0]) =>
        renameFavouriteList(api, { id, name: '夜', seen: '朝' }, 'i-1'),
      reply: one,
      method: 'PUT',
      path: '/favorite_product_category',
      body: { id: 'list-1', category_name: '夜', seen_name: '朝' },
    },
    {
      says: 'deleted',
      send: (api: Parameters<typeof getFavouriteLists>[0]) => deleteFavouriteList(api, { id, seen: 3 }, 'i-1'),
      reply: { id: 'list-1' },
      method: 'DELETE',
      path: '/favorite_product_category',
      body: { id: 'list-1', seen_count: 3 },
    },
  ])('[API-027] [API-081] are $says', async ({ send, reply, method, path, body }) => {
    const { api, asked } = replying(reply)
    await send(api)
    expect(asked[0]).toMatchObject({ call: { method, path, csrf: true }, body, intent: 'i-1' })
  })

  it.each([
    { says: 'come in', send: addToFavouriteList, method: 'POST' },
    { says: 'go out', send: removeFromFavouriteList, method: 'DELETE' },
  ])('[API-028] [API-081] products $says at the path of the list', async ({ send, method }) => {
    const { api, asked } = replying({ favorite_category_id: 'list-1', favorite_product_ids: ['f-1'] })
    const kept = await send(api, { id, products }, 'i-1')
    expect(asked[0]).toMatchObject({
      call: { method, path: '/favorite_product_category/:id', csrf: true },
      body: { id: 'list-1', favorite_product_ids: ['f-1', 'f-2'] },
      intent: 'i-1',
    })
    if (method === 'POST') expect(kept).toEqual(['f-1'])
  })
})
