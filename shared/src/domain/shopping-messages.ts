import { type Message, messages } from './messages.ts'
import { maxQuantity, type QuantityRefusal } from './quantity.ts'

/** Fixed wordings about products and orders, by name; beside them {@link messages}. */
export const shoppingMessages = {
  ordered: { title: '注文しました' },
  /** [ORD-080] */
  orderChanged: { title: '注文内容を変更しました' },
  /** [ORD-061] */
  loginToBuy: { title: 'ログインして購入する' },
  loginToOrder: { title: 'ご注文をするにはログインする必要があります。ログイン画面へ移動しますか？' },
  confirmQuantity: {
    title: '注文数のご確認',
    text: '数量が10個を超えている商品があります。よろしいですか？',
  },
  overQuantity: { title: '数量上限エラー', text: '1度に注文出来る数量は99個です。' },
  notHandled: { title: '今週はお取扱いありません' },
  /** [ORD-083] */
  orderClosed: { title: 'ご注文の受付は終了しました' },
  /** CSP50003, where the browser knows it first. [ORD-070] */
  afterMaintenance: {
    title: 'ご注文の受付は終了しました',
    text: '締切後のためご注文いただけません。画面を再読み込みしてください。',
  },
  /** [ORD-059] */
  limitedAway: { title: 'この限定商品は、ただいまご注文を受け付けておりません' },
  /** In place of 注文する until its sale begins. [CAT-072] */
  limitedAhead: { title: '火曜 22:00 から' },
  /** Every piece is ordered. */
  soldOut: { title: '完売しました' },
  /** An order of a limited product waits for its turn. */
  inTurn: { title: '混み合っています。順番にお受けしています。' },
  /** The dialog after an order. */
  productOrdered: { title: '商品を注文しました' },
  /** [ORD-133] */
  confirming: { title: '確認中', text: 'ご注文が届いたか確認できませんでした' },
  /** A change that waits for the network. */
  unsent: { title: '未送信', text: '通信が戻りしだい送信します' },
  /** A change that left for the service, and waits for the network to learn whether it has arrived. [ORD-133] */
  unsure: { title: '確認中', text: '通信が戻りしだい、届いたかを確認します' },
  /** [ORD-085] */
  exchangeOverLimit: { title: '注文できる上限数を超えています。' },
  /** [ACC-031] */
  cardSuspended: { title: 'カードが利用停止中です' },
  /** [ORD-087] */
  exchangeNotForFamily: { title: '家族証の場合は変更できません' },
  /** [ORD-086, ORD-088] */
  noPlanningWeek: { title: '企画週が指定されていません' },
  /** [ORD-048] */
  notOrderable: { title: 'こちらの商品はご注文いただけません' },
  /** [CAT-059] */
  productNotShown: { title: 'この商品は表示できません' },
  /** An allergen whose flag has no confirmed meaning. */
  mayContain: { title: '含む可能性があります。商品の表示をご確認ください' },
  productNotFound: { title: '商品が見つかりませんでした', text: '注文番号をご確認ください' },
  /** [ORD-082] */
  emptyOrder: { title: 'ご注文の商品はございません' },
  /** [ORD-118] */
  emptyRepeat: { title: 'リピ買い商品はございません' },
  /** [FAV-013] */
  emptyFavourites: { title: 'お気に入り商品はまだありません。♡ を押すと登録できます' },
  /** [CAT-045, LW-04] */
  alcohol: { title: '20歳未満の飲酒は法律で禁止されています' },
} as const satisfies Record<string, Message>

/** Words for a change that waits: one of which a request was begun may have arrived, and is not called unsent. [K-120, ORD-133] */
export const unsentWords = ({ tried }: { tried?: unknown }): Message =>
  tried === undefined ? shoppingMessages.unsent : shoppingMessages.unsure

/** Asks before a line is taken out: 商品をキャンセル. [ORD-136] */
export const cancelLineMessage = (product: string): Message => ({
  title: '商品をキャンセル',
  text: `${product} をキャンセルしてもよろしいですか？`,
})

/** Says that a product's own limit is reached. [ORD-134] */
export const ownLimitMessage = (limit: number): Required<Message> => ({
  title: '数量上限エラー',
  text: `この商品は${limit}個までご注文いただけます。`,
})

/** Says 数量上限エラー, and of what is ordered already how many and how many more can be had. */
export function limitMessage(limit: number, ordered = 0): Message {
  const message = limit === maxQuantity ? shoppingMessages.overQuantity : ownLimitMessage(limit)
  return ordered === 0 ? message : { ...message, text: `${message.text}${remainderText(limit, ordered)}` }
}

/** Says how many more can be had where a part is ordered already. */
export const remainderText = (limit: number, ordered: number): string =>
  ordered < limit
    ? `${ordered}個ご注文済みのため、あと${limit - ordered}個までご注文いただけます。`
    : `${ordered}個ご注文済みのため、これ以上はご注文いただけません。`

/** Says why so many cannot be had, with so many `ordered`. */
export function refusalMessage(refusal: QuantityRefusal, ordered = 0): Message {
  switch (refusal.why) {
    case 'overLimit':
      return limitMessage(refusal.limit, ordered)
    case 'closed':
      return shoppingMessages.orderClosed
    case 'notOnSale':
      return shoppingMessages.notHandled
    case 'limitedAway':
      return shoppingMessages.limitedAway
    case 'noDelivery':
      return messages.applyFirst
    case 'notForThisMember':
    case 'notWhole':
      return shoppingMessages.notOrderable
  }
}

/** Says that nothing was found for a word. [CAT-085] */
export const noSearchResultText = (word: string): string => `「${word}」に一致する商品が見つかりませんでした`
