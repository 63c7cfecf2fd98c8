import { type MiddleWords, middle, small } from '../vocabulary.ts'

export const sweets: readonly MiddleWords[] = [
  middle(
    '洋菓子・焼き菓子',
    { kind: 'box', ill: 'cookie', nutrition: 'cookie', shelf: '製造日から180日' },
    small(
      'クッキー・ビスケット',
      {},
      `
      しっとりチョコチップクッキー | 12枚 298 | 小麦粉、チョコレート、砂糖、卵、バター | no=108002 fav=640 pack=brown short=クッキー pb=個包装
      {バター/チョコチップ/全粒粉/ココア}クッキー | 10枚 258, 20枚 428 | 小麦粉、バター、砂糖、卵 | short=クッキー pb=$1 take=8
      {ビスケット/サブレ/クラッカー/ラスク} {バター/ミルク/メープル} | 12枚 228, 3枚×6 298 | 小麦粉、砂糖、バター、卵 | short=$1 take=9
      {パイ/ウエハース/ゴーフレット} {いちご/バニラ/チョコ} | 10個 258 | 小麦粉、砂糖、植物油脂、脱脂粉乳 | short=$1 take=7`,
    ),
    small(
      'ケーキ・カステラ',
      { ill: 'shortcake', nutrition: 'cake', shelf: '製造日から45日' },
      `
      {バウムクーヘン/カステラ/マドレーヌ/フィナンシェ/ブラウニー} | 5個 398, 8個 580 | 卵、砂糖、小麦粉、バター | short=$1 take=8
      {りんご/チーズ/かぼちゃ/さつまいも}のタルト | 4個 498 | 小麦粉、バター、卵、$1 | short=タルト ill=pie pb=$1
      {@北海道}産 {牛乳/小豆/かぼちゃ}の蒸しケーキ | 4個 258, 6個 358 | 小麦粉、卵、砂糖、$2 | short=蒸しケーキ`,
    ),
    small(
      'チョコレート',
      {
        ill: 'chocolate-bar',
        nutrition: 'chocolate',
        packs: ['brown', 'red', 'black', 'purple', 'cream'],
        shelf: '製造日から300日',
      },
      `
      {ミルク/ビター/ホワイト/抹茶}チョコレート | 50g×3 328, 180g 398, 320g 628 | 砂糖、カカオマス、全粉乳、植物油脂 | short=チョコ pb=$1 take=9
      {アーモンド/マカダミア*1.2/くるみ/クランチ}チョコ | 100g 328, 180g 528 | 砂糖、カカオマス、$1、全粉乳 | short=$1 take=7
      {生チョコ/チョコ大福/トリュフ} {プレーン/抹茶} | 9個 498 | 砂糖、カカオマス、生クリーム | short=$1 temp=chilled`,
    ),
  ),
  middle(
    '和菓子・せんべい',
    {
      kind: 'pouch',
      ill: 'rice-cracker',
      nutrition: 'riceCracker',
      packs: ['red', 'green', 'kraft', 'brown', 'cream'],
      shelf: '製造日から120日',
    },
    small(
      'せんべい・おかき',
      {},
      `
      {しょうゆ/ごま/のり巻/ざらめ/サラダ}せんべい | 12枚 198, 20枚 298, 2枚×14 358 | うるち米（国産）、しょうゆ、砂糖 | short=$1 take=10
      {おかき/あられ/柿の種/揚げもち} {しお/しょうゆ/えび/チーズ} | 80g 198, 150g 298 | もち米（国産）、植物油、しょうゆ、食塩、$2 | short=$1 take=11
      {えび/ほたて/いか/昆布}せん | 10枚 258, 60g 198 | でん粉、$1、食塩、砂糖 | short=$1せん take=6`,
    ),
    small(
      'まんじゅう・ようかん・だんご',
      { ill: 'dango', nutrition: 'wagashi', shelf: '製造日から30日' },
      `
      {どら焼き/温泉まんじゅう/栗まんじゅう/最中} | 5個 398, 8個 598 | 小豆（北海道産）、砂糖、小麦粉、卵 | short=$1 ill=pancakes take=7
      {一口ようかん/水ようかん/くず餅} {小倉/抹茶/いも} | 5個 298, 10個 528 | 砂糖、小豆（北海道産）、寒天 | short=$1 ill=chocolate-bar take=7
      {串だんご/草餅/大福} {みたらし/つぶあん/豆} | 3本 198, 4個 248 | 米粉、砂糖、小豆、しょうゆ | short=$1 temp=chilled shelf=消費期限_お届け日を含め3日 take=7`,
    ),
    small(
      '豆菓子・甘納豆・干いも',
      { ill: 'peanuts', nutrition: 'nuts' },
      `
      {@北海道}産 {甘納豆/黒豆しぼり/炒り大豆} | 150g 298, 250g 428 | 豆（北海道産）、砂糖 | short=$2 ill=beans nut=wagashi
      {バター/素焼き/いか}ピーナッツ | 120g 228, 200g 328 | 落花生、食塩、植物油脂 | short=落花生 pb=$1
      {素焼きアーモンド/カシューナッツ/ミックスナッツ/くるみ} | 100g 398, 250g 880 | ナッツ（$1） | short=$1 take=7 place=アメリカ
      {茨城県産 干いも/かりんとう/芋けんぴ} | 150g 298, 300g 528 | さつまいも（国産）、砂糖、植物油 | short=素朴な味 ill=roasted-sweet-potato nut=driedFruit`,
    ),
  ),
  middle(
    'スナック・キャンディ',
    {
      kind: 'pouch',
      ill: 'french-fries',
      nutrition: 'snack',
      packs: ['yellow', 'red', 'green', 'orange', 'blue', 'pink'],
      shelf: '製造日から150日',
    },
    small(
      'スナック',
      {},
      `
      ポテトチップス {うすしお/コンソメ/のり塩/しょうゆバター} | 60g 118, 120g 218, 16g×10 428 | じゃがいも（北海道産）、植物油、食塩 | short=ポテチ pb=$1 take=9 place=北海道
      {コーンスナック/とうもろこしパフ/ポップコーン} {チーズ/バター/塩} | 70g 128, 18g×6 298 | コーン、植物油、$2、食塩 | short=コーン ill=ear-of-corn take=8
      {野菜チップス/かぼちゃチップス/れんこんチップス*1.2/さつまいもスティック} | 45g 198, 100g 358 | 野菜（国産）、植物油、食塩 | short=野菜チップ ill=carrot take=6`,
    ),
    small(
      'キャンディ・グミ・ガム',
      { ill: 'candy', nutrition: 'candy' },
      `
      {ミルク/黒糖/のど/フルーツ/塩レモン}キャンディ | 80g 158, 120g 228 | 砂糖、水あめ、練乳 | short=$1飴 take=8
      グミ {ぶどう/オレンジ/りんご/もも} | 50g 128, 80g 178 | 水あめ、砂糖、ゼラチン、濃縮$1果汁 | short=グミ ill=$1 take=7
      {キャラメル/ラムネ/マシュマロ} {ミルク/ソーダ/いちご} | 80g 168, 120g 228 | 砂糖、水あめ、練乳 | short=$1 take=7`,
    ),
    small(
      '子ども向け・徳用菓子',
      { ill: 'cookie', nutrition: 'cookie' },
      `
      {動物ビスケット/ミニドーナツ/たまごボーロ/かっぱ型えびせん} | 4連 198, 8袋 328 | 小麦粉、砂糖、卵、植物油脂 | short=おやつ pb=個包装 take=6
      お楽しみ{おやつ/せんべい/チョコ}アソート | 30個 498, 50個 780 | 小麦粉、米、砂糖、植物油脂、しょうゆ | short=アソート ill=candy
      {やわらか/塩分控えめ}{せんべい/ビスケット} | 12枚 228 | 米（国産）、砂糖、小麦粉 | short=$2 ill=rice-cracker`,
    ),
  ),
  middle(
    'アイス・デザート',
    {
      temperature: 'frozen',
      kind: 'box',
      ill: 'ice-cream',
      nutrition: 'iceCream',
      shelf: '賞味期限の定めなし（冷凍）',
      packs: ['pink', 'sky', 'white', 'brown', 'purple', 'yellow'],
      use: ['−18℃以下で保存し、とけたものは凍らせずにお召しあがりください。'],
    },
    small(
      'アイスクリーム',
      {},
      `
      牧場のソフトクリーム | 6個 498 | 生乳（北海道産）、砂糖、クリーム、卵、コーン（小麦粉） | no=108019 fav=902 place=北海道 pack=sky ill=soft-ice-cream short=ソフト pb=牧場の
      カップアイス {バニラ/チョコ/いちご/抹茶/ラムレーズン} | 90ml×6 528, 120ml×4 498, 2L 798 | 生乳（北海道産）、砂糖、クリーム、卵黄 | short=アイス pb=$1 take=10 sub
      {もなか/コーン/最中サンド/クッキーサンド}アイス {バニラ/あずき} | 6個 498, 8個 628 | 乳製品、砂糖、小麦粉、小豆 | short=$1 take=7 ill=soft-ice-cream`,
    ),
    small(
      'アイスバー・氷菓',
      { nutrition: 'sherbet', ill: 'ice' },
      `
      {ミルク/あずき/チョコ/フルーツ}バー | 6本 328, 10本 428 | 乳製品、砂糖、小豆、植物油脂 | short=$1バー take=7 ill=ice-cream
      {りんご/ぶどう/みかん/ソーダ}シャーベット | 6個 348, 85ml×8 398 | 果汁（$1）、砂糖 | short=$1 take=6
      {かき氷/フローズンヨーグルト/ひとくち氷菓} {いちご/レモン} | 6個 358 | 砂糖、果汁、乳製品 | short=氷菓 pb=$2 take=5`,
    ),
    small(
      'プリン・ゼリー',
      {
        temperature: 'chilled',
        kind: 'cup',
        n: 3,
        ill: 'custard',
        nutrition: 'pudding',
        shelf: '製造日から21日',
        use: ['よく冷やして、スプーンでどうぞ。'],
      },
      `
      とろけるカスタードプリン | 70g×4 238 | 牛乳、卵、砂糖、クリーム、ゼラチン | no=108024 fav=1044 pack=yellow short=プリン
      {焼き/牛乳/かぼちゃ/抹茶/チョコ}プリン | 70g×3 228, 80g×4 298 | 牛乳、卵、砂糖、クリーム | short=$1 take=8
      {みかん/白桃/ぶどう/コーヒー/りんご}ゼリー | 80g×4 228, 160g 128 | $1、砂糖、ゲル化剤 | short=$1 ill=$1 nut=sherbet temp=room shelf=製造日から180日 take=8
      {杏仁豆腐/ミルクババロア/ティラミス/コーヒーゼリー} | 2個 258, 3個 328 | 牛乳、砂糖、クリーム、ゼラチン | short=$1 pack=white,pink,brown`,
    ),
  ),
]
