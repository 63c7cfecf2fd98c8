import type { Chance } from '../../pictures/mulberry32.ts'
import type { ItemAllergen } from './item.ts'

/** Words that name an allergen without holding it. They are taken out before the names are looked for. */
const harmless = [
  /（[^）]*不使用）/g,
  /焼きそば用|ラーメン用|パスタ用|八宝菜用|卵かけごはん用|すき焼き用|しゃぶしゃぶ用/g,
  /焼き?そば|中華そば|そばつゆ|パスタソース/g,
  /ココナッツミルク|カカオバター|ココアバター|クリームコーン|さける/g,
  /魚卵|だらの卵|鮭の卵|にしんの卵/g,
  /桃太郎|とろろ昆布|えびす/g,
]

/** The eight that must be declared by law (特定原材料), and the words of names and ingredients that mean them. */
const mustDeclare: readonly (readonly [string, RegExp])[] = [
  ['えび', /えび|海老/],
  ['かに', /かに|がに/],
  ['くるみ', /くるみ/],
  ['小麦', /小麦|パン粉|しょうゆ|醤油|うどん|ラーメン|スパゲッティ|マカロニ|麩/],
  ['そば', /そば/],
  ['卵', /卵|たまご|玉子|マヨネーズ/],
  ['乳', /牛乳|生乳|乳製品|粉乳|練乳|はっ酵乳|(?<!ピーナッツ)バター|チーズ|クリーム|ヨーグルト|ミルク/],
  ['落花生', /落花生|ピーナッツ/],
]

/** The twenty that should be declared (特定原材料に準ずるもの). */
const shouldDeclare: readonly (readonly [string, RegExp])[] = [
  ['アーモンド', /アーモンド/],
  ['あわび', /あわび/],
  ['いか', /いか/],
  ['いくら', /いくら|すじこ/],
  ['オレンジ', /オレンジ/],
  ['カシューナッツ', /カシューナッツ/],
  ['キウイフルーツ', /キウイ/],
  ['牛肉', /牛(?!乳)|ビーフ/],
  ['ごま', /ごま/],
  ['さけ', /鮭|さけ|サーモン/],
  ['さば', /さば/],
  ['大豆', /大豆|しょうゆ|醤油|みそ|味噌|豆腐|とうふ|油揚げ|納豆|きな粉|枝豆|黒豆|豆乳/],
  ['鶏肉', /鶏(?!卵)|チキン/],
  ['バナナ', /バナナ/],
  ['豚肉', /豚|ポーク|ハム|ベーコン|ウインナー/],
  ['マカダミアナッツ', /マカダミア/],
  ['もも', /白桃|黄桃|桃|もも/],
  ['やまいも', /やまいも|長いも|大和いも|とろろ/],
  ['りんご', /りんご/],
  ['ゼラチン', /ゼラチン/],
]

type Rule = { name: string; category: ItemAllergen['category']; means: RegExp }
const rules: readonly Rule[] = [
  ...mustDeclare.map(([name, means]): Rule => ({ name, category: '特定原材料', means })),
  ...shouldDeclare.map(([name, means]): Rule => ({ name, category: '特定原材料に準ずるもの', means })),
]

/** もも is a peach, or a thigh when there is meat about. */
const isCutOfMeat = (text: string) => /[肉牛豚鶏鹿]|ハム|エゾ/.test(text)

/** Contained allergens, read from the name and the ingredients, so that no text can contradict them. */
export function allergensIn(texts: string): ItemAllergen[] {
  const read = harmless.reduce((text, words) => text.replace(words, ''), texts)
  return rules
    .filter(({ name, means }) => means.test(read) && !(name === 'もも' && isCutOfMeat(read)))
    .map(({ name, category }) => ({ name, category, flagCode: '1' }))
}

const factoryNames = ['えび', 'かに', '小麦', '卵', '乳', '落花生', 'くるみ', 'そば']

/** Other allergens that the factory of a mixture handles. */
export function allergensOfFactory(contained: readonly ItemAllergen[], chance: Chance): ItemAllergen[] {
  const others = rules.filter(({ name }) => factoryNames.includes(name) && !contained.some((one) => one.name === name))
  return others.filter(() => chance() < 0.3).map(({ name, category }) => ({ name, category, flagCode: '2' }))
}

/** The sentence that closes a list of ingredients. */
export const containsSentence = (contained: readonly ItemAllergen[]): string =>
  contained.length === 0
    ? ''
    : `（一部に${contained.map(({ name }) => (name === '乳' ? '乳成分' : name)).join('・')}を含む）`
