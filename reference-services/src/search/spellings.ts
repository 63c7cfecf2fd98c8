import { isKana, toLiteral, toLoose } from './fold.ts'

/** Words that are written or said in several ways, beyond what their readings tell. */
const groups = [
  '卵 玉子 たまご',
  '豆腐 とうふ',
  '鮭 さけ しゃけ',
  '醤油 正油 しょう油 しょうゆ',
  '味噌 みそ',
  '海老 蝦 えび',
  '茄子 なす',
  '茸 きのこ',
  '舞茸 まいたけ',
  '唐揚げ 唐揚 から揚げ 空揚げ からあげ',
  '鶏肉 鳥肉 とり肉 とりにく',
  '豚肉 ぶた肉',
  '焼きそば 焼そば やきそば',
  '焼売 しゅうまい シューマイ',
  'ご飯 御飯 ごはん',
  'お茶漬け お茶づけ 茶漬け',
  '薩摩芋 さつま芋 さつまいも',
  '里芋 里いも',
  '長芋 長いも 山芋',
  '帆立 ほたて',
  '若布 わかめ',
  '油揚げ あぶらあげ',
  '石鹸 石けん せっけん',
  '日本酒 清酒',
  'スパゲッティ スパゲティ スパゲッティー',
  'トイレットペーパー トイレットロール',
  'ポテトチップス ポテチ ポテトチップ',
  'ウインナー ウインナ ソーセージ',
  'ツナ シーチキン 油漬フレーク',
  '挽肉 挽き肉 ひき肉',
  '胡椒 こしょう',
  '生姜 しょうが',
  '大蒜 にんにく',
  '海苔 のり',
  '蟹 かに',
  '烏賊 いか',
  '葡萄 ぶどう',
  '南瓜 かぼちゃ',
]

const others: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => {
    const words = [...new Set(group.split(' ').map(toLiteral))]
    return words.map((word) => [word, words.filter((other) => other !== word)] as const)
  }),
)

/** Typed in romaji or without its long vowels it is the same word. */
const othersByLoose: ReadonlyMap<string, readonly string[]> = new Map(
  [...others].filter(([word]) => isKana(word)).map(([word, list]) => [toLoose(word), [word, ...list]] as const),
)

/** Other ways to write a word, in the form of `toLiteral`. */
export const otherSpellings = (literal: string): readonly string[] =>
  others.get(literal) ?? (isKana(literal) ? othersByLoose.get(toLoose(literal)) : undefined) ?? []

/** Things that a member may know in English alone; the rest of such words is romaji. */
const english = new Map(
  [
    'milk 牛乳 ミルク',
    'egg 卵 たまご',
    'eggs 卵 たまご',
    'cheese チーズ',
    'butter バター',
    'yogurt ヨーグルト',
    'bread パン',
    'rice 米',
    'beer ビール',
    'wine ワイン',
    'coffee コーヒー',
    'tea 茶',
    'chicken 鶏',
    'pork 豚',
    'beef 牛',
    'salmon 鮭 サーモン',
    'potato じゃがいも',
    'onion 玉ねぎ',
    'carrot にんじん',
    'apple りんご',
    'ketchup ケチャップ',
    'curry カレー',
    'soap せっけん',
    'juice ジュース',
  ].map((line) => {
    const [word = '', ...japanese] = line.split(' ')
    return [word, japanese.map(toLiteral)] as const
  }),
)
export const translateToJapanese = (literal: string): readonly string[] => english.get(literal) ?? []

/** Words whose reading in kana is another thing on a card: 柿 and かき, 鯛 and タイ産. */
const homophones: ReadonlySet<string> = new Set(['酒', '柿', '鯛', '麻', '種', '橋'])
export const hasOtherMeaning = (literal: string): boolean => homophones.has(literal)
