import { formatNumber, formatWeek, type Message, type WeekNumber } from '@shop/shared/domain'
import { fullProductName, type Product, shoppingMessages } from '@shop/shared/domain/shopping'

/** Wordings of the order-number entry. Those that a document gives are verbatim. */
export const numberMessages = {
  /** [ORD-035] */
  notANumber: { title: '注文番号は1〜999999の数字で入力してください' },
  limited: {
    title: '注文番号検索からはご注文できません',
    text: 'Web限定企画画面からご注文ください',
  },
  alreadyOnList: { title: 'すでにリストに追加されています' },
  duplicate: (name: string): Message => ({ title: name, text: 'すでにリストに追加されています' }),
  /** [ORD-049] */
  notHandled: (product: Product): Message => ({
    title: fullProductName(product),
    text: shoppingMessages.notHandled.title,
  }),
  /** [BIZ-002] */
  tooMany: { title: 'リストに入れられるのは999商品までです' },
  /** [ORD-050] */
  notOrderedYet: (count: number): Message => ({
    title: `まだ注文していません（${formatNumber(count)}商品）`,
    text: '「まとめて注文する」を押すと、ご注文になります。',
  }),
  /** [ORD-083] */
  neverOrdered: (count: number, week: WeekNumber): Message => ({
    title: `${formatWeek(week)}の注文番号のリストの${formatNumber(count)}商品は、締切までに注文されませんでした`,
    text: 'お届けの予定はありません。',
  }),
  /** [K-152] */
  changedElsewhere: (quantity: number): Message => ({ title: `別のタブで変更されています（いま${quantity}点）` }),
  takenElsewhere: { title: '別のタブで、注文またはリストから外しています' },
  listChangedElsewhere: {
    title: '別のタブでリストが変更されています',
    text: '内容をご確認のうえ、もう一度お試しください。',
  },
  removed: (name: string): Message => ({ title: `${name}をリストから外しました` }),
  /** [ORD-045] */
  someFailed: (count: number): Message => ({
    title: `${count}件の商品を注文できませんでした。内容をご確認ください。`,
  }),
} as const
