import { randomUUID } from 'node:crypto'
import {
  addToFavouriteListCall,
  createFavouriteListCall,
  favouriteListsCall,
  favouritesCall,
} from '@shop/shared/contract'
import * as v from 'valibot'
import { type TestShop, weeks } from './test-shop.ts'

const lists = '/delivery/favorite_product_category'

/** Calls of favourites as one member sends them; each write is an intent of its own unless a key is given. */
export function favouriteCalls(shop: TestShop, who: string) {
  const write = (method: string, path: string, body: object, key: string = randomUUID()) =>
    shop.write(who, method, path, { body, key })
  const change = (method: 'POST' | 'DELETE', id: string, products: readonly string[], key: string = randomUUID()) =>
    shop.write(who, method, `${lists}/${encodeURIComponent(id)}`, {
      body: { id, favorite_product_ids: products },
      key,
      callPath: addToFavouriteListCall.path,
    })
  const create = (name: string, products: readonly string[] = [], key?: string) =>
    write(
      'POST',
      lists,
      { category_name: name, favorite_products: products.map((favorite_product_id) => ({ favorite_product_id })) },
      key,
    )
  const ask = async (query: Record<string, string> = {}) =>
    shop.ask('GET', '/delivery/favorite_product', {
      query: { planningWeek: weeks.first, ...query },
      token: await shop.tokenOf(who),
    })
  return {
    press: (order_no: string) => write('POST', '/delivery/favorite_product', { planning_week: weeks.first, order_no }),
    takeOff: (order_no: string) =>
      write('DELETE', '/delivery/favorite_product', { planning_week: weeks.first, order_no }),
    create,
    /** Gives the id of a new list. */
    made: async (name: string, products: readonly string[] = []) =>
      v.parse(createFavouriteListCall.reply, (await create(name, products)).body).favorite_category_id,
    rename: (id: string, name: string, key?: string, seen?: { seen_name: string }) =>
      write('PUT', lists, { id, category_name: name, ...seen }, key),
    remove: (id: string, key?: string, seen?: { seen_count: number }) => write('DELETE', lists, { id, ...seen }, key),
    add: (id: string, products: readonly string[], key?: string) => change('POST', id, products, key),
    takeOut: (id: string, products: readonly string[], key?: string) => change('DELETE', id, products, key),
    ask,
    favourites: async (query: Record<string, string> = {}) => v.parse(favouritesCall.reply, (await ask(query)).body),
    numbersOf: async (id: string) => {
      const query = { is_category_filtering: '1', favorite_product_category_id: id }
      const { product_list } = v.parse(favouritesCall.reply, (await ask(query)).body)
      return product_list.map(({ order_no }) => order_no)
    },
    lists: async () => {
      const { body } = await shop.ask('GET', lists, { token: await shop.tokenOf(who) })
      return v.parse(favouriteListsCall.reply, body).favorite_product_category_list
    },
  }
}

/** Instead of what a member had: these favourites, the first one the newest, and no list. */
export async function resetFavourites(
  { db, clock }: Pick<TestShop, 'db' | 'clock'>,
  member: string,
  favourites: readonly string[],
): Promise<void> {
  await db.deleteFrom('favourite_list').where('member_code', '=', member).execute()
  await db.deleteFrom('favourite').where('member_code', '=', member).execute()
  const rows = favourites.map((order_no, at) => ({
    member_code: member,
    order_no,
    added_at: new Date(clock.now().getTime() - (at + 1) * 60_000),
  }))
  if (rows.length > 0) await db.insertInto('favourite').values(rows).execute()
}
