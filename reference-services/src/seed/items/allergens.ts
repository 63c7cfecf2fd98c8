import type { Chance } from '../../pictures/mulberry32.ts'
import type { ItemAllergen } from './item.ts'

/** Words that are no allergen although they contain the name of one. */
const harmless =
  /豆乳|ココナッツミルク|カカオバター|ココアバター|乳酸菌|乳酸|牛蒡|もも肉|鶏もも|豚もも|牛もも|ももひき|ローストビーフ風|卵不使用|小麦不使用|乳不使用|あめ色|かにかま風|えびす|くりーむ|ひよこ豆|米油|米粉|クリーミー|くるみ割り|落花生不使用|蕎麦枕|白ごま不使用/g

/**
 * The 28 names of the Japanese list and the words of names and ingredients that mean them. The first
 * eight must be declared by law (特定原材料), the others should be (準ずるもの).
 */
const mustDeclare: readonly (readonly [string, RegExp])[] = [
  ['えび', /えび|海老|エビ|桜えび/],
  ['かに', /かに|カニ|毛がに|ずわいがに/],
  ['くるみ', /くるみ/],
  [
    '小麦',
    /小麦|パン粉|しょうゆ|醤油|薄力|強力|うどん|ラーメン|中華めん|パスタ|スパゲッティ|マカロニ|麩|衣（|皮（|カレールウ|シチュールウ/,
  ],
  ['そば', /そば(?!め)/],
  ['卵', /卵|たまご|玉子|マヨネーズ/],
  [
    '乳',
    /牛乳|生乳|乳製品|乳成分|全粉乳|脱脂粉乳|粉乳|乳糖|乳清|練乳|バター|チーズ|クリーム(?!ゾーン)|ヨーグルト|ホエイ|ミルク|はっ酵乳/,
  ],
  ['落花生', /落花生|ピーナッツ/],
]
const shouldDeclare: readonly (readonly [string, RegExp])[] = [
  ['アーモンド', /アーモンド/],
  ['あわび', /あわび/],
  ['いか', /いか(?!ん|だ|が|に|ら)|するめ/],
  ['いくら', /いくら/],
  ['オレンジ', /オレンジ/],
  ['カシューナッツ', /カシューナッツ/],
  ['キウイフルーツ', /キウイ/],
  ['牛肉', /牛肉|牛ロース|牛カルビ|牛バラ|牛豚|国産牛|和牛|ビーフ|牛脂|牛タン|牛すじ/],
  ['ごま', /ごま/],
  ['さけ', /鮭|さけ(?!る)|サーモン/],
  ['さば', /さば/],
  ['大豆', /大豆|しょうゆ|醤油|みそ|味噌|豆腐|油揚げ|納豆|きな粉|枝豆/],
  ['鶏肉', /鶏肉|鶏(?=む|さ|手|が|ひ|も|レ|皮|だ)|若鶏|チキン|鶏$/],
  ['バナナ', /バナナ/],
  ['豚肉', /豚肉|豚(?=バ|ロ|小|ひ|も|肩|ヒ|こ|か|レ|汁|タ|角|し|軟|ス)|牛豚|ポーク|豚$|豚 /],
  ['マカダミアナッツ', /マカダミア/],
  ['もも', /白桃|黄桃|もも(?!肉)|桃/],
  ['やまいも', /やまいも|長芋|長いも|大和芋|とろろ(?!昆布)/],
  ['りんご', /りんご/],
  ['ゼラチン', /ゼラチン/],
]

type Category = ItemAllergen['category']
const rules: readonly { name: string; category: Category; means: RegExp }[] = [
  ...mustDeclare.map(([name, means]) => ({ name, category: '特定原材料' as const, means })),
  ...shouldDeclare.map(([name, means]) => ({ name, category: '特定原材料に準ずるもの' as const, means })),
]

/** Contained allergens, read from the name and the ingredients, so that no text can contradict them. */
export function allergensIn(texts: string): ItemAllergen[] {
  const read = texts.replace(harmless, '')
  return rules.filter(({ means }) => means.test(read)).map(({ name, category }) => ({ name, category, flagCode: '1' }))
}

/** For a few processed goods: what else the same factory handles. */
export function allergensOfFactory(contained: readonly ItemAllergen[], chance: Chance): ItemAllergen[] {
  const others = rules.filter(({ name }) => factoryNames.includes(name) && !contained.some((one) => one.name === name))
  return others.filter(() => chance() < 0.3).map(({ name, category }) => ({ name, category, flagCode: '2' }))
}
const factoryNames = ['えび', 'かに', '小麦', '卵', '乳', '落花生', 'くるみ', 'そば']

/** The sentence that closes a list of ingredients. */
export const containsSentence = (contained: readonly ItemAllergen[]): string =>
  contained.length === 0
    ? ''
    : `（一部に${contained.map(({ name }) => (name === '乳' ? '乳成分' : name)).join('・')}を含む）`
