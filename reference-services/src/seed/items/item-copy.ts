import { type Chance, pick } from '../../pictures/mulberry32.ts'
import type { PackKind } from '../../pictures/picture-spec.ts'
import type { Traits } from './goods.ts'
import type { Item } from './item.ts'

const keeping: Readonly<Record<Item['temperature'], string>> = {
  frozen: '−18℃以下で保存し、解凍後はお早めにお召しあがりください。',
  chilled: '10℃以下で保存し、開封後は期限にかかわらずお早めにお召しあがりください。',
  room: '直射日光、高温多湿を避けて保存してください。',
}

const freshNote = '天候により、お届けの大きさや色あいが写真と異なることがあります。'

type Subject = {
  traits: Traits
  temperature: Item['temperature']
  place: string | undefined
  isFresh: boolean
  chance: Chance
}

/** Catch copy, three groups of copy (what it is, how to use it, how to keep it) and notes. [CAT-053] */
export function copyOf({
  traits,
  temperature,
  place,
  isFresh,
  chance,
}: Subject): Pick<Item, 'copy' | 'notes'> & Partial<Pick<Item, 'catchCopy'>> {
  const sentence = (sentences: readonly [string, ...string[]] | undefined) => {
    const [first, ...others] = (sentences ?? []).filter((sentence) => place !== undefined || !sentence.includes('$@'))
    return first === undefined ? undefined : pick(chance, [first, ...others]).replaceAll('$@', placeInText(place))
  }
  const catchCopy = sentence(traits.catchCopy)
  return {
    ...(catchCopy === undefined ? {} : { catchCopy }),
    copy: [[sentence(traits.about)], [sentence(traits.use)], [keeping[temperature]]]
      .map((lines) => lines.filter((line) => line !== undefined))
      .filter((lines) => lines.length > 0),
    notes: [traits.note, isFresh ? freshNote : undefined].filter((note) => note !== undefined),
  }
}

const placeInText = (place: string | undefined) => (place === '国内' ? '国' : (place ?? ''))

const packs: Readonly<Partial<Record<PackKind, string>>> = {
  pouch: '袋入りです。',
  net: '網の袋に入っています。',
  tray: 'トレーに入れてお届けします。',
  egg: '卵のパックに入っています。',
  carton: '紙パックです。洗って開き、乾かしてから回収にお出しください。',
  bottle: 'びん入りです。割れ物ですのでお気をつけください。',
  jar: 'びん入りです。割れ物ですのでお気をつけください。',
  can: '缶入りです。',
  pet: 'ペットボトル入りです。',
  cup: 'カップ入りです。',
  box: '箱入りです。',
}
const deliveries: Readonly<Record<Item['temperature'], string>> = {
  frozen: '保冷剤を入れ、冷凍でお届けします。',
  chilled: '保冷剤を入れ、冷蔵でお届けします。',
  room: '常温でお届けします。',
}

type Sold = Pick<Item, 'temperature' | 'isSubscription' | 'isLottery' | 'maxOrder' | 'genteisu'> & { kind: PackKind }

/** How it is packed and delivered, and how it is sold. [CAT-053] */
export function infoOf({
  kind,
  temperature,
  ...sold
}: Sold): Pick<Item, 'infos'> & Partial<Pick<Item, 'additionalCopy'>> {
  const limit = sold.maxOrder ?? sold.genteisu
  const copy = [
    sold.isSubscription ? '毎週、隔週、4週ごとの定期便でもお届けします。' : '',
    sold.isLottery ? 'ご注文が予定の数を超えたときは、抽選でお届けします。' : '',
    limit === undefined ? '' : `ご注文は${limit}点までです。`,
  ].join('')
  return {
    infos: [packs[kind], deliveries[temperature]].filter((info) => info !== undefined),
    ...(copy === '' ? {} : { additionalCopy: copy }),
  }
}
