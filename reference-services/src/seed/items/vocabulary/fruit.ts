import { type LargeWords, middle, small } from '../vocabulary.ts'

export const fruit: LargeWords = {
  name: 'くだもの',
  illustration: 'red-apple',
  firstOrderNumber: 101_501,
  traits: {
    temperature: 'chilled',
    kind: 'loose',
    tint: 'berry',
    packs: ['red', 'yellow', 'green', 'orange', 'cream'],
    n: 3,
    nutrition: 'fruit',
    shelf: '生鮮品につきお早めにお召しあがりください',
    brands: ['', '', '', '産直'],
    catchCopy: ['食べごろを見きわめて、お届けします。', 'ひと口ごとに、季節の香り。', '朝の一皿に、くだものを。'],
    about: [
      '$@の日あたりのよい園地で、じっくり色づきました。',
      '$@の生産者が、一つひとつ手で収穫しています。',
      '甘みと酸みの釣り合いがよく、香りも豊かです。',
    ],
    use: [
      'よく冷やして、そのままお召しあがりください。',
      '朝食やおやつ、ヨーグルトに添えても。',
      'お弁当の彩りにもどうぞ。',
    ],
    note: '天候や生育の状況により、産地や品種を変更することがあります。',
  },
  middle: [
    middle(
      'りんご・梨・柿',
      { ill: 'red-apple' },
      small(
        'りんご',
        {},
        `
        青森県産 サンふじりんご | 3個 398 | | no=101362 fav=744 place=青森県 brand=- pack=red short=サンふじ
        {@青森県/長野県/北海道余市町}産 りんご {ふじ/つがる/ジョナゴールド} | 4個 528, 1.5kg・6〜8個 798 | | short=$2 ill=りんご take=14 sub
        {@青森県}産 りんご {王林/トキ/金星} | 3個 428, 5個 688 | | short=$2 ill=王林
        {@北海道}産 りんご {ひめかみ/ハックナイン/昂林} | 3kg・箱 1680 | | short=$2 kind=box
        {@長野県}産 りんご {シナノスイート/シナノゴールド/秋映} | 4個 598 | | short=りんご ill=りんご`,
      ),
      small(
        '梨・洋梨',
        { ill: 'pear', tint: 'sun' },
        `
        {@千葉県/栃木県}産 梨 {幸水/豊水} | 2個 398, 4個 748 | | short=$2 take=7
        {@鳥取県}産 梨 二十世紀 | 2個 398, 4個 748 | | short=二十世紀
        {@北海道余市町/山形県}産 洋梨 {ラ・フランス/ゼネラル・レクラーク/ブランデーワイン} | 3個 498, 2kg・箱 1480 | | short=洋梨 take=8`,
      ),
      small(
        '柿・栗・その他の果実',
        { ill: 'tangerine', tint: 'sun' },
        `
        {@奈良県/和歌山県}産 {富有柿/平核無柿/刀根柿} | 3個 398, 5個 598 | | short=$2 ill=persimmon
        {@茨城県/熊本県}産 生栗 | 500g 698, 1kg 1280 | | ill=chestnut temp=chilled`,
      ),
    ),
    middle(
      'みかん・柑橘',
      { ill: 'tangerine', tint: 'sun', nutrition: 'citrus', kind: 'net', packs: ['yellow', 'orange', 'green', 'red'] },
      small(
        'みかん',
        { temperature: 'room' },
        `
        愛媛県産 極早生みかん | 1kg 498 | | no=101366 fav=2041 was=624 place=愛媛県 brand=- pack=yellow short=みかん
        {@愛媛県/和歌山県/熊本県}産 {早生みかん/みかん} | 1.5kg 698, 3kg・箱 1280, 5kg・箱 1980 | | short=みかん take=13 sub
        {@静岡県三ヶ日/長崎県}産 {小玉みかん/青島みかん} | 1kg 498, 2kg 880 | | short=$2`,
      ),
      small(
        'いよかん・デコポン',
        { kind: 'loose' },
        `
        {@愛媛県/熊本県}産 {いよかん/甘夏/はっさく/ポンカン} | 3個 428, 1kg 528 | | short=$2 take=10
        {@熊本県/愛媛県}産 {デコポン/せとか} | 2個 598, 4個 980 | | short=$2 take=6
        {@愛媛県}産 紅まどんな | 2個 698, 4個 1280 | | `,
      ),
      small(
        'オレンジ・グレープフルーツ・レモン',
        { kind: 'loose', temperature: 'chilled' },
        `
        {@アメリカ/オーストラリア}産 オレンジ | 3個 358, 5個 558 | | n=3 sub
        {@南アフリカ/アメリカ}産 グレープフルーツ {ルビー/ホワイト} | 2個 358, 4個 648 | | short=グレープ ill=レモン
        {@広島県/チリ}産 レモン | 2個 198, 4個 368 | | ill=lemon
        {@徳島県}産 {すだち/ゆず} | 5個 298 | | ill=lime short=$2
        {@大分県}産 かぼす | 5個 298, 10個 528 | | ill=lime`,
      ),
    ),
    middle(
      'いちご・ぶどう・さくらんぼ',
      { kind: 'tray', packs: ['red', 'pink', 'green', 'purple', 'cream'] },
      small(
        'いちご',
        { ill: 'strawberry', n: 6 },
        `
        {@栃木県/千葉県}産 いちご とちおとめ | 250g 598, 2パック・500g 1080 | | short=とちおとめ
        {@福岡県}産 いちご あまおう | 250g 780, 2パック・500g 1480 | | short=あまおう
        {@北海道}産 いちご {けんたろう/ゆきララ} | 250g 628 | | short=$2
        {@北海道豊浦町/静岡県}産 いちご {大粒/小粒*0.8} | 270g 648, 2パック・500g 1180 | | short=いちご
        {@北海道}産 夏いちご {すずあかね/} | 200g 598 | | short=夏いちご take=2`,
      ),
      small(
        'ぶどう',
        { ill: 'grapes', n: 2 },
        `
        {@山梨県/長野県/北海道余市町}産 ぶどう {巨峰/ピオーネ/デラウェア*0.6} | 300g 598, 500g 880 | | short=$2 take=10
        {@長野県/岡山県}産 シャインマスカット | 1房・約400g 1280, 1房・約600g 1780 | | short=マスカット ill=muscat
        {@北海道余市町}産 ぶどう {キャンベル/ナイアガラ/旅路} | 500g 598, 1kg・箱 980 | | short=$2
        {@チリ/アメリカ}産 ぶどう {レッドグローブ/種なしグリーン} | 400g 498 | | short=ぶどう`,
      ),
      small(
        'さくらんぼ・ベリー・桃',
        { ill: 'cherries', n: 4 },
        `
        {@北海道仁木町/山形県}産 さくらんぼ {佐藤錦/紅秀峰/南陽} | 150g 598, 300g 1080 | | short=さくらんぼ take=9
        {@アメリカ}産 アメリカンチェリー | 200g 498, 400g 880 | | short=チェリー
        {@北海道/長野県}産 ブルーベリー | 100g 398, 200g 728 | | ill=blueberries n=6
        {@山梨県/福島県}産 {白桃/黄桃} | 2個 598, 4個 1080 | | ill=peach short=$2 kind=loose n=2
        {@北海道/長野県}産 {プルーン/すもも} | 400g 498 | | short=$2 ill=plum`,
      ),
    ),
    middle(
      'バナナ・南国果実',
      { tint: 'sun', packs: ['yellow', 'green', 'orange', 'cream'] },
      small(
        'バナナ',
        { ill: 'banana', nutrition: 'banana', temperature: 'room', n: 2 },
        `
        フィリピン産 バナナ | 1袋（4〜6本） 198 | | no=101401 fav=1622 sub place=フィリピン brand=- pack=yellow short=バナナ n=2
        {@フィリピン/エクアドル}産 {高地栽培バナナ/バナナ 徳用} | 1袋（4〜5本） 258, 1kg 298 | | short=バナナ
        {@フィリピン/エクアドル}産 {有機バナナ/バランゴンバナナ} | 600g 328, 500g 298 | | short=バナナ claim=有機
        {@フィリピン}産 {モンキーバナナ/ひとくちバナナ} | 300g 258 | | short=バナナ`,
      ),
      small(
        'キウイ・アボカド',
        { ill: 'kiwi-fruit', tint: 'leaf' },
        `
        {@ニュージーランド/愛媛県/福岡県}産 {グリーンキウイ/ゴールドキウイ*1.3} | 3個 358, 5個 548 | | short=$2 sub take=10
        {@メキシコ/ペルー}産 アボカド | 1個 158, 2個 298 | | ill=avocado n=2 nut=avocado
        {@沖縄県/宮崎県}産 {パッションフルーツ/ドラゴンフルーツ} | 3個 698 | | ill=mango short=南国果実`,
      ),
      small(
        'パイン・マンゴー・メロン',
        { ill: 'pineapple' },
        `
        {@フィリピン/沖縄県}産 パイナップル | 1個・約1kg 498, 1個・約1.4kg 648 | | n=1 short=パイン
        {@宮崎県/タイ/メキシコ}産 マンゴー | 1個 798, 2個 1380 | | ill=mango n=2
        {@北海道富良野/北海道共和町/茨城県}産 メロン {赤肉/青肉} | 1玉・約1.5kg 1280, 2玉・箱 2280 | | ill=melon n=1 short=$2メロン take=9
        {@北海道/熊本県}産 すいか | 1/4カット 498, 1/6カット 358 | | ill=watermelon n=1
        {@北海道/熊本県}産 小玉すいか | 1玉・約2kg 1280 | | ill=watermelon n=1`,
      ),
    ),
    middle(
      'カットフルーツ・ドライフルーツ',
      { brands: ['', 'みのりの約束'] },
      small(
        'カットフルーツ',
        { kind: 'cup', n: 1, shelf: '消費期限 お届け日を含め3日', catchCopy: ['皮むきいらずで、すぐに一皿。'] },
        `
        カット{パイン/りんご/メロン/オレンジ} | 120g 248, 250g 448 | $1 | ill=$1 short=カット$1 take=8
        {3種/5種}のフルーツミックス | 180g 358, 300g 548 | パイン、オレンジ、キウイ、ぶどう | ill=パイン short=フルーツ`,
      ),
      small(
        'ドライフルーツ',
        {
          kind: 'pouch',
          temperature: 'room',
          nutrition: 'driedFruit',
          shelf: '製造日から180日',
          tint: 'wood',
          place: 'アメリカ',
        },
        `
        {@アメリカ/フランス}産 種抜きプルーン | 200g 398, 500g 880 | プルーン（$@産） | short=プルーン ill=plum
        {@アメリカ/トルコ}産 {レーズン/いちじく} | 150g 298, 300g 528 | $2（$@産）、植物油 | ill=grapes short=$2
        ドライ{マンゴー/パイン} | 80g 328, 150g 568 | $1、砂糖 | ill=$1 short=$1 place=フィリピン
        バナナチップ | 120g 228, 250g 398 | バナナ、ココナッツ油、砂糖 | ill=banana place=フィリピン
        {@和歌山県/長野県}産 {あんぽ柿/干し柿} | 4個 598, 6個 798 | 柿（$@産） | ill=persimmon short=$2`,
      ),
    ),
  ],
}
