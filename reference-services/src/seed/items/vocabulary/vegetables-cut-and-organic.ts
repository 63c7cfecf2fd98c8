import { type MiddleWords, middle, small } from '../vocabulary.ts'

export const preparedVegetables: readonly MiddleWords[] = [
  middle(
    'カット野菜・セット',
    {
      kind: 'pouch',
      nutrition: 'cutVegetable',
      shelf: '消費期限 お届け日を含め3日',
      ill: 'green-salad',
      brands: ['', 'みのりの約束', 'まいにちの台所'],
    },
    small(
      'カット野菜',
      { catchCopy: ['洗わず、すぐに使えます。', '忙しい日の、下ごしらえいらず。'] },
      `
        {炒め用/ラーメン用/焼きそば用}カット野菜 | 250g 138, 400g 198 | キャベツ（国産）、もやし、にんじん、にら | ill=leafy-green short=カット野菜 sub
        千切りキャベツ | 150g 98, 300g 178 | キャベツ（国産） | short=千切り ill=leafy-green sub
        {豚汁/筑前煮/けんちん汁/カレー}用カット野菜 | 350g 298 | 大根（国産）、にんじん（国産）、ごぼう（国産） | ill=carrot short=$1用
        {ささがきごぼう/きんぴら用ごぼう/角切りかぼちゃ} | 200g 228 | 野菜（国産） | ill=burdock short=下ごしらえ
        {@北海道}産 刻みねぎ {青ねぎ/白ねぎ} | 80g 128 | ねぎ（北海道産） | short=刻みねぎ ill=leek`,
    ),
    small(
      'サラダ',
      { kind: 'cup' },
      `
        {10種/7種}の野菜サラダ | 130g 168, 200g 238 | レタス、キャベツ、にんじん、紫キャベツ | short=サラダ
        {コーン/大根/豆/海藻}サラダ | 120g 158 | レタス、キャベツ、$1 | short=$1サラダ
        {シーザー/チョレギ}サラダキット | 180g 298 | レタス、にんじん、ドレッシング（しょうゆ、ごま油、食塩） | short=$1 kind=pouch`,
    ),
    small(
      'ミールキット',
      {
        kind: 'tray',
        n: 2,
        temperature: 'chilled',
        nutrition: 'seasonedMeat',
        catchCopy: ['切らずに、15分でできあがり。', '今夜のおかずが、一袋にそろいました。'],
        packs: ['orange', 'red', 'green', 'teal'],
      },
      `
        {回鍋肉/青椒肉絲/八宝菜/プルコギ}セット | 2人前・380g 798, 3人前・560g 1080 | 豚肉（国産）、キャベツ、ピーマン、たれ（しょうゆ、砂糖、みそ） | ill=shallow-pan-of-food n=1 short=$1 take=8
        {すき焼き/ちゃんこ鍋/豆乳鍋/キムチ鍋}セット | 2人前・620g 980, 3人前・900g 1380 | 白菜（国産）、長ねぎ、豆腐、たれ（しょうゆ、砂糖） | ill=pot-of-food n=1 short=$1 take=8
        {@北海道}産 {チャプチェ/肉野菜炒め/ガパオ}セット | 2人前・350g 738 | 豚肉（北海道産）、ピーマン、玉ねぎ、たれ（しょうゆ、砂糖） | ill=cooking n=1 short=$2`,
    ),
  ),
]

export const organicVegetables: readonly MiddleWords[] = [
  middle(
    '有機・特別栽培',
    { brands: ['', '産直'], catchCopy: ['土から、ていねいに。', '栽培の記録が見える野菜です。'] },
    small(
      '有機栽培',
      {
        about: ['有機JAS認証を受けた$@の畑で育てました。', '化学合成農薬と化学肥料に頼らず育てた、有機JASの野菜です。'],
      },
      `
        有機栽培 {@北海道/熊本県}産 {ほうれん草/小松菜/水菜} | 150g 228 | | claim=有機 short=$2 ill=leafy-green
        有機栽培 {@北海道}産 {じゃがいも/玉ねぎ/かぼちゃ} | 800g 428 | | claim=有機 short=$2 ill=$2 kind=net nut=rootVegetable
        有機栽培 {@北海道/茨城県}産 {ミニトマト/きゅうり/ピーマン} | 150g 298 | | claim=有機 short=$2 ill=$2 kind=tray n=4 nut=fruitVegetable`,
    ),
    small(
      '特別栽培',
      { about: ['節減対象農薬と化学肥料を、地域の慣行より5割以上減らして育てました。'] },
      `
        特別栽培 {@北海道/千葉県}産 {にんじん/大根/ごぼう} | 500g 278 | | claim=特別栽培 short=$2 ill=$2 nut=rootVegetable
        特別栽培 {@北海道/長野県}産 {レタス/キャベツ} | 1玉 268 | | claim=特別栽培 short=$2 ill=$2 n=1
        特別栽培 {@北海道/愛知県}産 ブロッコリー | 1株・約250g 278 | | claim=特別栽培 ill=broccoli n=1
        特別栽培 {@北海道}産 {アスパラガス/ミニトマト/長ねぎ} | 200g 358 | | claim=特別栽培 short=$2 ill=$2`,
    ),
  ),
]
