import type { Message } from '@shop/shared/domain'
import { cancelLineMessage, shoppingMessages } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'

type Asking = Pick<PlatformServices, 'notices'>

/** Says what a login is needed for, and leads there. [ORD-024, ORD-026, ORD-063, CAT-085] */
export async function askToLogin(
  { notices, login }: Pick<PlatformServices, 'notices' | 'login'>,
  why: Message,
): Promise<void> {
  if (await notices.confirm({ ...why, yes: 'ログイン画面へ移動する', no: '移動しない' })) login()
}

/** More than nine pieces: asked before they are sent. [ORD-046, ORD-056] */
export const askAboveNine = ({ notices }: Asking, answers = { yes: '注文する', no: '注文しない' }): Promise<boolean> =>
  notices.confirm({ ...shoppingMessages.confirmQuantity, ...answers })

/** 商品をキャンセル: asked before a product is taken out. [ORD-047, ORD-136] */
export const askToCancel = ({ notices }: Asking, name: string): Promise<boolean> =>
  notices.confirm({ ...cancelLineMessage(name), yes: 'キャンセルする', no: 'キャンセルしない', isDestructive: true })
