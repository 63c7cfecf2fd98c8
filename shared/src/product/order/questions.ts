import { formatNumber, formatYen, type Message } from '@shop/shared/domain'
import {
  cancelLineMessage,
  fullProductName,
  mustConfirmQuantity,
  type OrderLine,
  orderTotals,
  shoppingMessages,
} from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { href, mobilePath } from '@shop/shared/routes'

/** Where one logs in: the web's page, and the app's, which asks the app for it. [GRD-009] */
const loginPages = [href.entrance(), mobilePath('/login-error')]

type Asking = Pick<PlatformServices, 'notices'>

/**
 * Says what a login is needed for, and leads there. A login that has ended in the middle has led there already: one thing
 * asks, not two. Who gives no `navigation`, as callers of before, is asked anyway. [ORD-024, ORD-026, CAT-085, K-134]
 */
export async function askToLogin(
  {
    notices,
    login,
    navigation,
  }: Pick<PlatformServices, 'notices' | 'login'> & Partial<Pick<PlatformServices, 'navigation'>>,
  why: Message,
): Promise<void> {
  if (navigation !== undefined && loginPages.includes(navigation.current().pathname)) return
  if (await notices.confirm({ ...why, yes: 'ログイン画面へ移動する', no: '移動しない' })) login()
}

/** So many of a product as there will be. */
export type Wanted = Pick<OrderLine, 'product' | 'quantity'>

/** Asks before more than nine pieces of a product are sent, with what they are. */
export async function askAboveNine(
  { notices }: Asking,
  wanted: readonly Wanted[],
  answers = { yes: '注文する', no: '注文しない' },
): Promise<boolean> {
  const details = wanted.filter(({ quantity }) => mustConfirmQuantity(quantity)).map(detailOf)
  return details.length === 0 || notices.confirm({ ...shoppingMessages.confirmQuantity, details, ...answers })
}

function detailOf(wanted: Wanted): string {
  const { lineSum, points } = orderTotals({ lines: [wanted] })
  const price = wanted.product.isPointExchange ? `${formatNumber(points)}ポイント` : `税込${formatYen(lineSum)}`
  return `${fullProductName(wanted.product)}　${wanted.quantity}個　${price}`
}

/** Asks 商品をキャンセル before a product is taken out. */
export const askToCancel = ({ notices }: Asking, name: string): Promise<boolean> =>
  notices.confirm({ ...cancelLineMessage(name), yes: 'キャンセルする', no: 'キャンセルしない', isDestructive: true })
