import { type LargeWords, middle, small } from '../vocabulary.ts'

export const prepared: LargeWords = {
  name: 'お惣菜・弁当',
  illustration: 'bento-box',
  firstOrderNumber: 110_001,
  traits: {
    temperature: 'chilled',
    kind: 'tray',
    tint: 'wood',
    packs: ['orange', 'red', 'green', 'brown', 'navy', 'cream'],
    n: 1,
    nutrition: 'simmeredDish',
    shelf: '消費期限 お届け日を含め3日',
    brands: ['', '', 'やさしい食卓', 'みのりの約束'],
    catchCopy: ['今日はひと休み。温めるだけの一皿。', '食べたい分だけ、少しずつ。', 'だしの味を、ていねいに。'],
    about: [
      '国産の野菜を中心に、家庭の味つけで仕上げました。',
      'だしをきかせ、塩分を控えめにしています。',
      '少量ずつ包装し、食べきりやすくしました。',
    ],
    use: ['そのまま、または電子レンジで温めてどうぞ。', 'あと一品ほしいときに。'],
  },
  middle: [
    middle(
      'サラダ・和えもの',
      { nutrition: 'salad', ill: 'green-salad', kind: 'cup', packs: ['green', 'yellow', 'white', 'orange', 'sky'] },
      small(
        'サラダ',
        {},
        `
        {ポテト/マカロニ/ごぼう/コーン/かぼちゃ}サラダ | 120g 178, 250g 328, 500g 528 | じゃがいも、マヨネーズ、玉ねぎ、食塩 | short=$1 pb=サラダ sub take=10
        {たまご/ツナ/ひじき/春雨/スパゲッティ}サラダ | 120g 188, 200g 288 | マヨネーズ、卵、野菜、しょうゆ | short=$1 take=8
        {3種の豆/海藻/切干大根}の和風サラダ | 100g 198 | 豆、野菜、醸造酢、しょうゆ、砂糖 | short=和風サラダ`,
      ),
      small(
        '和えもの・酢のもの',
        { ill: 'herb' },
        `
        {ほうれん草/いんげん/ブロッコリー}の{ごま和え/白和え} | 100g 188, 150g 268 | $1（国産）、ごま、しょうゆ、砂糖、豆腐 | short=$2 ill=$1 take=6
        {もずく/きゅうり/たこ*1.3}の酢のもの | 100g 198 | $1、醸造酢、砂糖、しょうゆ | short=酢のもの
        大根なます | 100g 188, 200g 328 | 大根（国産）、にんじん、醸造酢、砂糖 | short=なます ill=daikon
        {ナムル 3種/春雨の酢のもの} | 150g 258 | もやし、にんじん、ごま油、しょうゆ | ill=leafy-green short=中華惣菜`,
      ),
    ),
    middle(
      '煮もの・和惣菜',
      { ill: 'pot-of-food' },
      small(
        '煮もの',
        {},
        `
        {肉じゃが/豚バラ大根} | 150g 278, 200g 348, 2人前・320g 498 | 野菜（国産）、豚肉（国産）、しょうゆ、砂糖、みりん | short=$1 ill=simmered-dish
        {かぼちゃ煮/里いも煮} | 150g 268, 200g 338 | 野菜（国産）、しょうゆ、砂糖、みりん | short=$1 ill=simmered-dish
        {筑前煮/おでん} | 200g 348, 2人前・320g 498 | 野菜（国産）、鶏肉（国産）、こんにゃく、しょうゆ、砂糖 | short=$1 ill=simmered-dish sub
        {ひじき煮/切干大根煮/五目豆/昆布煮} | 90g 178, 150g 268 | 野菜、大豆、しょうゆ、砂糖 | short=$1 take=8 kind=cup ill=small-dish
        {きんぴらごぼう/れんこんきんぴら/若竹煮} | 100g 198, 200g 348 | ごぼう（国産）、にんじん、しょうゆ、砂糖、ごま | short=$1 kind=cup ill=small-dish`,
      ),
      small(
        '豆・卵の惣菜',
        { ill: 'beans' },
        `
        {黒豆/金時豆/うぐいす豆/昆布豆} | 120g 228, 200g 348 | 豆（北海道産）、砂糖、食塩 | short=$1 place=北海道 take=6 kind=cup ill=black-beans
        だし巻き玉子 {/ねぎ入り} | 1本・200g 298 | 卵（国産）、かつおだし、しょうゆ、砂糖 | short=だし巻き ill=tamagoyaki
        茶碗蒸し {えび/きのこ} | 2個 268 | 卵（国産）、かつおだし、$1、しょうゆ | short=茶碗蒸し ill=egg kind=cup n=2
        {揚げだし豆腐/麻婆豆腐/肉豆腐} | 2人前・300g 398 | 豆腐、しょうゆ、砂糖、でん粉 | short=$1 ill=tofu`,
      ),
      small(
        '焼魚・煮魚の惣菜',
        { ill: 'salmon', nutrition: 'simmeredFish' },
        `
        {鮭/さば/ほっけ}の塩焼き | 1切 258, 2切 478 | $1、食塩 | short=$1塩焼き ill=$1
        {さば/かれい/ぶり}の{煮付け/みそ煮} | 1切・100g 298 | $1、しょうゆ、砂糖、みそ、しょうが | short=$1$2 ill=$1
        {いか大根/ぶり大根/鮭の南蛮漬/あじの南蛮漬} | 150g 348 | 魚介、大根、玉ねぎ、しょうゆ、醸造酢、砂糖 | short=$1 ill=simmered-dish`,
      ),
    ),
    middle(
      '揚げもの・焼きもの',
      { ill: 'fried-shrimp', nutrition: 'fried', packs: ['orange', 'red', 'yellow', 'brown'] },
      small(
        '揚げもの惣菜',
        {},
        `
        {若鶏のザンギ/とり天/チキンカツ} | 200g 398, 400g 728 | 鶏肉（国産）、小麦粉、しょうゆ、卵 | short=$1 take=5 ill=karaage
        {コロッケ/メンチカツ/ひれかつ*1.3} | 3個 328 | ばれいしょ（北海道産）、豚肉、パン粉、小麦粉、卵 | short=$1 ill=croquette
        {えび天ぷら*1.3/野菜天ぷら/かき揚げ} | 3個 298 | 小麦粉、野菜、卵、植物油、$1 | short=$1
        {春巻/いもだんご/かぼちゃだんご} | 3個 258 | 小麦粉、ばれいしょ（北海道産）、砂糖 | short=$1 ill=spring-roll`,
      ),
      small(
        '焼きもの・肉惣菜',
        { ill: 'meat-on-bone', nutrition: 'seasonedMeat' },
        `
        やきとり 盛合せ {タレ/塩} | 5本 498, 10本 928 | 鶏肉（国産）、しょうゆ、砂糖、みりん | short=やきとり ill=yakitori
        {ローストチキン/手羽先甘辛焼} | 250g 498 | 鶏肉（国産）、しょうゆ、砂糖 | short=焼きもの ill=poultry-leg
        {煮込みハンバーグ/ロールキャベツ/ミートローフ} | 2個・300g 498 | 牛肉、豚肉、玉ねぎ、トマト、パン粉 | short=$1 ill=hamburg
        {豚の角煮/ローストビーフ*1.5/焼豚} | 150g 598 | 肉、しょうゆ、砂糖 | short=$1 ill=pork-slices
        焼ギョーザ {肉/野菜} | 10個 298 | 豚肉、キャベツ、小麦粉、しょうゆ | short=焼餃子 ill=dumpling`,
      ),
    ),
    middle(
      '弁当・寿司・ごはん',
      { ill: 'bento-box', nutrition: 'bento', shelf: '消費期限 お届け当日' },
      small(
        '弁当',
        { note: 'お届け当日にお召しあがりください。' },
        `
        {幕の内/鮭/のり/ザンギ/しょうが焼き/ハンバーグ}弁当 | 1人前 548 | 米（国産）、卵、魚、鶏肉、野菜、しょうゆ | short=$1弁当 take=6
        {すき焼き*1.2/天ぷら/鶏そぼろ/かに飯*1.5}弁当 | 1人前 628 | 米（国産）、卵、野菜、しょうゆ、砂糖 | short=$1弁当
        夕食宅配 {日替わりおかず/やわらか食/塩分控えめ} | 1食 598, 5食 2880 | 魚、肉、野菜、しょうゆ | short=夕食 pb=$1 brand=やさしい食卓`,
      ),
      small(
        '寿司・丼',
        { ill: 'sushi', nutrition: 'sushi', tint: 'sea' },
        `
        {助六/いなり/ばってら/太巻}寿司 | 1人前 398, 2人前 728 | 米（国産）、醸造酢、卵、油揚げ、砂糖、しょうゆ | short=$1寿司 take=6
        にぎり寿司 | 1人前・8貫 898, 2人前・16貫 1680 | 米（国産）、まぐろ、サーモン、えび、卵、醸造酢、しょうゆ | 
        {ちらし/手まり}寿司 | 1人前 798, 2人前 1480 | 米（国産）、まぐろ、サーモン、えび、卵、醸造酢、しょうゆ | short=$1寿司
        {海鮮/サーモンいくら/ねぎとろ}丼 | 1人前 798 | 米（国産）、まぐろ、サーモン、いくら、しょうゆ | short=$1丼 ill=rice-bowl`,
      ),
      small(
        'おにぎり・おこわ',
        { ill: 'rice-ball', nutrition: 'cookedRice' },
        `
        おにぎり {鮭/昆布/梅/たらこ/ツナマヨネーズ} | 1個 138, 2個 258 | 米（国産）、のり、$1、食塩 | short=$1 ill=rice-ball take=7
        {赤飯/五目おこわ/栗おこわ/山菜おこわ} | 150g 278, 300g 498 | もち米（国産）、小豆、しょうゆ、食塩 | short=$1 take=6 ill=rice-bowl`,
      ),
    ),
    middle(
      'スープ・レトルト',
      {
        kind: 'pouch',
        temperature: 'room',
        shelf: '製造日から365日',
        nutrition: 'soup',
        packs: ['orange', 'red', 'yellow', 'brown', 'green', 'navy'],
      },
      small(
        'カレー・シチュー',
        { ill: 'curry-rice', nutrition: 'stew', kind: 'box' },
        `
        {ビーフ/ポーク/チキン/野菜/キーマ}カレー {甘口/中辛} | 180g 178, 200g×3 498 | $1、玉ねぎ、にんじん、じゃがいも、小麦粉、カレー粉、砂糖 | short=カレー pb=$1 take=12 sub
        {スープカレー/グリーンカレー/バターチキンカレー} | 1食・300g 398, 2食 728 | 鶏肉、玉ねぎ、トマト、ココナッツミルク、香辛料 | short=カレー pb=本格
        {ビーフ/クリーム/コーンクリーム}シチュー | 200g 248, 210g×2 458 | 牛乳、玉ねぎ、にんじん、小麦粉、バター、$1 | short=シチュー pb=$1 ill=pot-of-food`,
      ),
      small(
        'スープ・みそ汁',
        { ill: 'bowl-with-spoon', kind: 'box' },
        `
        {コーン/オニオン/かぼちゃ/トマト/ミネストローネ}スープ | 8袋 328, 3袋 198 | $1、玉ねぎ、砂糖、乳製品、食塩 | short=$1 pb=スープ take=8 ill=$1
        即席みそ汁 {わかめ/豆腐/なめこ/あさり/減塩} | 8食 228, 12食 328 | みそ、乾燥具材（$1）、かつおだし | short=みそ汁 pb=$1 take=8 sub ill=miso-soup
        フリーズドライ {卵スープ/豚汁/なすみそ汁/野菜スープ} | 5食 528, 10食 980 | みそ、卵、野菜、しょうゆ | short=スープ pb=$1 take=6 ill=miso-soup`,
      ),
      small(
        'どんぶり・おかずの素',
        { ill: 'cooking', nutrition: 'sauce', kind: 'box' },
        `
        {中華丼/親子丼/麻婆丼}の素 | 1人前・140g 178, 3人前 458 | 野菜、豚肉、鶏肉、しょうゆ、でん粉 | short=$1 ill=rice-bowl
        {麻婆豆腐/青椒肉絲/回鍋肉/酢豚/えびチリ}の素 | 2〜3人前・120g 198 | しょうゆ、みそ、砂糖、豆板醤 | short=$1 take=5
        {釜めし/鶏ごぼう/山菜/帆立}ごはんの素 | 2合用・250g 328, 3合用 428 | 具材、しょうゆ、砂糖、かつおだし | short=ごはん素 pb=$1 take=6 ill=rice-bowl`,
      ),
    ),
    middle(
      'おせち・行事食',
      { ill: 'bento-box', nutrition: 'bento' },
      small(
        'おせち重',
        { shelf: '消費期限 1月1日', temperature: 'chilled' },
        `
        ミニおせち {ひとり用/ふたり用*1.8} | 一段 2980, 二段 3980 | 黒豆、数の子、かまぼこ、卵、えび、しょうゆ、砂糖 | short=おせち take=3`,
      ),
      small(
        'おせち単品',
        { kind: 'cup', shelf: '製造日から45日' },
        `
        {黒豆/田作り/昆布巻/栗きんとん} 小パック | 80g 398, 150g 628 | $1、砂糖、しょうゆ | short=$1 ill=beans take=4`,
      ),
      small(
        '行事の食卓',
        {},
        `
        {ひなまつりちらし寿司/節分の恵方巻/敬老の日赤飯膳} | 1人前 698, 2人前 1280 | 米（国産）、卵、えび、しょうゆ、醸造酢 | short=行事食 ill=sushi take=4
        クリスマスチキン | 2本 698, 4本 1280 | 鶏肉（国産）、しょうゆ、砂糖、香辛料 | short=チキン ill=poultry-leg
        お祝いオードブル | 3人前 3480 | 鶏肉、えび、卵、小麦粉、しょうゆ | short=お祝い ill=meat-on-bone`,
      ),
    ),
  ],
}
