import type { RouteDeclaration } from '@shop/shared/routes'
import { membersAndVisitors, membersOnly } from '@shop/shared/routes/kinds'

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
    ...membersOnly,
    path: '/favorite/category',
    screen: 'coming-soon',
    title: 'すべてのお気に入りリスト',
  },
  createList: {
    ...membersOnly,
    path: '/favorite/category/create',
    screen: 'coming-soon',
    title: 'お気に入りリストの作成',
  },
  list: {
    ...membersOnly,
    path: '/favorite/category/detail/:favorite_category_id',
    screen: 'coming-soon',
    title: 'お気に入りリスト',
    setMetaIndividually: true,
  },
  editList: {
    ...membersOnly,
    path: '/favorite/category/edit/:isNameEdit/:favorite_category_id/:favorite_category_name',
    screen: 'coming-soon',
    title: 'お気に入りリストの修正',
  },
} as const satisfies Record<string, RouteDeclaration>
