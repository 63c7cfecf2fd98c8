import type { RouteDeclaration } from '@shop/shared/routes'
import { membersAndVisitors, membersOnly } from '@shop/shared/routes/kinds'

/** Who is not logged in sees the sample there as well; search engines see none of it. [FAV-046] */
const ofLists = { ...membersOnly, viewMode: true } as const

export const routes = {
  favourites: {
    ...membersAndVisitors,
    path: '/favorite',
    screen: 'favourites',
    title: 'お気に入り',
    desc: '気になる商品を登録して、次のご注文からすぐにお選びいただけます。',
    keywords: 'トドック,お気に入り,宅配',
  },
  lists: {
    ...ofLists,
    path: '/favorite/category',
    screen: 'lists',
    title: 'すべてのお気に入りリスト',
  },
  createList: {
    ...ofLists,
    path: '/favorite/category/create',
    screen: 'create-list',
    title: 'お気に入りリストの作成',
  },
  list: {
    ...ofLists,
    path: '/favorite/category/detail/:favorite_category_id',
    screen: 'list',
    title: 'お気に入りリスト',
    setMetaIndividually: true,
  },
  editList: {
    ...ofLists,
    path: '/favorite/category/edit/:isNameEdit/:favorite_category_id/:favorite_category_name',
    screen: 'edit-list',
    title: 'お気に入りリストの修正',
  },
} as const satisfies Record<string, RouteDeclaration>
