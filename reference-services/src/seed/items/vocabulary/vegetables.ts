import { type LargeWords, middle, small } from '../vocabulary.ts'
import { organicVegetables, preparedVegetables } from './vegetables-cut-and-organic.ts'

export const vegetables: LargeWords = {
  name: '野菜',
  illustration: 'leafy-green',
  firstOrderNumber: 101_001,
  traits: {
    temperature: 'chilled',
    kind: 'loose',
    tint: 'leaf',
    packs: ['green', 'yellow', 'orange', 'cream', 'teal'],
    n: 3,
    nutrition: 'leafyVegetable',
    shelf: '生鮮品につきお早めにお召しあがりください',
    brands: ['', '', '', '産直'],
    catchCopy: ['旬の畑から、採れたてを。', '毎日の食卓に、季節の野菜を。', '畑のみずみずしさを、そのまま。'],
    about: [
      '$@の生産者が、土づくりから手をかけて育てました。',
      '$@の畑で育ち、食べごろを見きわめて収穫しました。',
      '産地で収穫したあと、すぐに冷やして鮮度を保っています。',
    ],
    use: [
      'サラダ、炒めもの、汁ものなど、いろいろな料理に。',
      'そのままでも、さっと火を通しても。',
      'いつもの一皿に彩りを添えます。',
    ],
    note: '天候や生育の状況により、産地や規格を変更することがあります。',
  },
  middle: [
    middle(
      '葉物野菜',
      { ill: 'leafy-green' },
      small(
        'ほうれん草・小松菜',
        {},
        `
        {@北海道/群馬県/埼玉県}産 ほうれん草 | 1束・200g 198, 2束・400g 368 | | sub
        {@茨城県/北海道/福岡県}産 小松菜 | 1袋・200g 158, 2袋・400g 298 | | sub
        {@北海道/茨城県}産 水菜 | 1袋・180g 138
        {@北海道/静岡県}産 チンゲン菜 | 1袋（2株） 148, 2袋（4株） 278
        {@北海道/長野県}産 春菊 | 1袋・150g 218
        {@北海道/茨城県}産 {豆苗/サラダほうれん草} | 1袋・100g 138 | | short=$2 ill=seedling
        {@北海道/千葉県}産 菜の花 | 1束・200g 248`,
      ),
      small(
        'キャベツ・白菜',
        { n: 2, ill: 'cabbage' },
        `
        {@北海道/愛知県/群馬県}産 キャベツ | 1玉・約1.2kg 258, 1/2玉・約600g 148 | | sub n=1 take=5
        {@北海道/千葉県}産 春キャベツ | 1玉・約1kg 238 | | n=1
        {@北海道/茨城県/長野県}産 白菜 | 1/2玉・約1.2kg 228, 1/4玉・約600g 128 | | short=白菜 ill=napa-cabbage
        {@北海道/愛知県}産 紫キャベツ | 1/2玉・約500g 198
        {@北海道}産 {雪の下/越冬}キャベツ | 1玉・約1.3kg 328 | | n=1 short=$2キャベツ`,
      ),
      small(
        'レタス・サラダ野菜',
        {},
        `
        {@長野県/北海道/茨城県}産 レタス | 1玉・約400g 198 | | n=1 sub ill=cabbage
        {@北海道/長野県}産 {サニーレタス/グリーンリーフ/フリルレタス} | 1株 158 | | short=$2 n=2
        {@北海道}産 {ベビーリーフ/ルッコラ/サラダ水菜} | 60g 178, 100g 258 | | short=$2 ill=seedling
        {@福岡県/北海道}産 {サンチュ/ロメインレタス} | 1袋 188 | | short=$2`,
      ),
      small(
        'ねぎ・にら',
        { ill: 'herb' },
        `
        {@北海道/千葉県/青森県}産 長ねぎ | 2本 178, 3本・約400g 248 | | sub ill=leek
        {@高知県/栃木県}産 にら | 1束・100g 128, 2束・200g 238
        {@福岡県/北海道}産 {小ねぎ/青ねぎ} | 1束・100g 148 | | short=$2 ill=leek
        {@北海道}産 {行者にんにく/アスパラ菜} | 100g 328 | | short=$2 take=2`,
      ),
      small(
        'ブロッコリー・アスパラ',
        { ill: 'broccoli', n: 2 },
        `
        ブロッコリー | 1株（約250g） 228 | | no=101212 fav=530 new place=北海道 n=1
        {@北海道/愛知県/埼玉県}産 ブロッコリー | 2株（約500g） 398, 1株・約300g 248 | | sub
        {@北海道/徳島県}産 カリフラワー | 1株・約400g 268 | | ill=broccoli n=1
        {@富良野/名寄/喜茂別}のグリーンアスパラ | 200g 498, 400g・L〜2L 928 | | ill=asparagus place=北海道$1 claim=産直
        {@北海道}産 {ホワイトアスパラ/ミニアスパラ} | 150g 398 | | ill=asparagus short=$2`,
      ),
    ),
    middle(
      '果菜',
      { nutrition: 'fruitVegetable', tint: 'berry' },
      small(
        'トマト・ミニトマト',
        { ill: 'tomato', packs: ['green', 'red', 'cream', 'teal'] },
        `
        仁木町のミニトマト アイコ | 200g 328 | | no=101233 fav=1530 region brand=産直_仁木 place=北海道仁木町 kind=tray tint=leaf pack=green n=6 short=ミニトマト origin=北海道仁木町
        {@北海道/熊本県/愛知県}産 トマト | 3個・約450g 328, 4個・約600g 428, 1kg・サイズ込み 598 | | sub
        {@北海道/熊本県}産 ミニトマト | 200g 258, 300g 368 | | kind=tray n=6 sub
        {@平取町/余市町/美瑛町}の桃太郎トマト | 4個・約700g 598, 2kg・箱 1480 | | place=北海道$1 short=桃太郎 claim=産直
        {@北海道/静岡県}産 フルーツトマト {高糖度/} | 250g 498, 450g 880 | | kind=tray n=4 short=フルーツ
        {@北海道}産 ミニトマト {キャロルセブン/イエローアイコ/カラフルミックス} | 180g 298, 1kg・箱 1280 | | kind=tray n=6 short=ミニトマト`,
      ),
      small(
        'きゅうり・なす',
        { ill: 'cucumber', tint: 'leaf' },
        `
        {@北海道/宮崎県/群馬県}産 きゅうり | 3本 168, 5本 268 | | sub
        {@北海道/高知県/福岡県}産 なす | 3本 188, 5本 298 | | ill=eggplant pack=purple,white,green
        {@高知県/熊本県}産 {長なす/小なす/米なす} | 1袋 258 | | ill=eggplant short=$2 pack=purple,white,green
        {@北海道/宮崎県}産 ズッキーニ {緑/黄} | 2本 238 | | short=ズッキーニ
        {@沖縄県/鹿児島県}産 {ゴーヤー/オクラ} | 1袋 198 | | short=$2 ill=okra`,
      ),
      small(
        'ピーマン・パプリカ',
        { ill: 'bell-pepper', tint: 'leaf' },
        `
        {@北海道/宮崎県/茨城県}産 ピーマン | 1袋・150g 148, 2袋・300g 278 | | sub
        {@北海道/宮城県}産 パプリカ 赤 | 1個 178, 2個 328 | | short=パプリカ ill=paprika-red n=2
        {@北海道/宮城県}産 パプリカ 黄 | 1個 178, 2個 328 | | short=パプリカ ill=paprika-yellow n=2
        {@北海道}産 {ししとう/万願寺とうがらし/こどもピーマン} | 1袋・100g 198 | | ill=hot-pepper short=$2`,
      ),
      small(
        'かぼちゃ・とうもろこし',
        { tint: 'sun', nutrition: 'corn' },
        `
        {@北海道}産 かぼちゃ {えびす/みやこ/くりゆたか} | 1/2玉・約800g 398, 1/4玉・約400g 228 | | ill=pumpkin n=2 short=かぼちゃ
        {@名寄/士別/和寒}のかぼちゃ 雪化粧 | 1玉・約1.8kg 698 | | ill=pumpkin n=1 place=北海道$1 short=雪化粧 claim=産直
        {@北海道}産 坊ちゃんかぼちゃ | 1玉・約500g 328, 2玉 598 | | ill=pumpkin n=2 short=坊ちゃん
        {@芽室/美瑛/富良野}のとうもろこし {ゴールドラッシュ/恵味/ピュアホワイト} | 3本 498, 5本 798 | | ill=ear-of-corn place=北海道$1 short=$2 claim=産直
        {@北海道}産 ゆでとうもろこし 真空パック | 1本 228, 2本 428 | とうもろこし（北海道産） | ill=ear-of-corn n=2 short=とうきび temp=room shelf=製造日から180日`,
      ),
      small(
        '枝豆・さやもの',
        { ill: 'pea-pod', tint: 'leaf', nutrition: 'sprout' },
        `
        {@北海道/群馬県}産 枝豆 {湯あがり娘/サッポロミドリ} | 250g 298, 500g 548 | | short=枝豆
        {@山形県}産 枝豆 だだちゃ豆 | 250g 398, 500g 728 | | short=枝豆
        {@鹿児島県/北海道}産 {さやいんげん/スナップえんどう/きぬさや} | 100g 198, 200g 368 | | short=$2
        {@北海道}産 そら豆 | 500g・さや付き 398`,
      ),
    ),
    middle(
      '根菜・いも',
      { nutrition: 'rootVegetable', tint: 'wood', kind: 'net', packs: ['green', 'brown', 'yellow', 'red', 'orange'] },
      small(
        'じゃがいも',
        { ill: 'potato', nutrition: 'potato', temperature: 'room' },
        `
        北海道十勝 産直じゃがいも（男爵） | 1.5kg 398 | | no=101024 fav=1284 sub brand=産直_十勝 place=北海道十勝 pack=green short=男爵いも claim=産直
        {@北海道/今金町/厚沢部町}産 じゃがいも（{男爵/メークイン/キタアカリ/とうや}） | 1kg 298, 2kg 548 | | short=$2 take=14 place=北海道
        {@北海道}産 じゃがいも（{インカのめざめ/レッドムーン/きたひめ/シャドークイーン}） | 800g 398, 1.5kg 680 | | short=じゃがいも
        {@鹿児島県/長崎県}産 新じゃがいも | 1kg 348 | | 
        {@北海道}産 雪室熟成じゃがいも（{男爵/メークイン}） | 2kg 698 | | short=雪室$2`,
      ),
      small(
        '玉ねぎ',
        { ill: 'onion', tint: 'sun', temperature: 'room', packs: ['orange', 'yellow', 'red', 'green'] },
        `
        富良野のたまねぎ | 1kg・Lサイズ中心 298 | | no=101038 fav=962 brand=産直_富良野 place=北海道富良野 pack=orange short=たまねぎ
        {@北海道/北見市/兵庫県淡路島}産 玉ねぎ | 1kg 268, 2kg 498, 3kg 698 | | sub take=7
        {@北海道/佐賀県}産 新玉ねぎ | 1kg 348 
        {@北海道/札幌市}産 {札幌黄/赤玉ねぎ} | 500g 278, 1kg 498 | | short=$2
        {@北海道}産 小玉ねぎ {ペコロス/} | 300g 198 | | short=小玉ねぎ take=1`,
      ),
      small(
        'にんじん・大根・かぶ',
        { ill: 'carrot', kind: 'loose', tint: 'sun' },
        `
        北海道産 有機栽培にんじん | 400g 248 | | no=101045 fav=815 place=北海道 brand=- pack=orange short=にんじん claim=有機 nut=rootVegetable
        {@北海道/千葉県/徳島県}産 にんじん | 500g 178, 1kg 328 | | sub
        {@北海道}産 {雪下/ミニ}にんじん | 500g 248 | | short=$2にんじん
        {@北海道/青森県/神奈川県三浦}産 大根 | 1本・約1kg 198, 1/2本・約500g 118 | | n=2 ill=daikon short=大根 sub take=6 tint=leaf
        {@北海道/千葉県}産 かぶ {葉付き/} | 3玉 198 | | ill=onion short=かぶ take=3 tint=leaf
        {@北海道}産 ラディッシュ | 1束 148 | | ill=cherries tint=berry`,
      ),
      small(
        'さつまいも・里いも・長いも',
        { ill: 'roasted-sweet-potato', kind: 'loose', nutrition: 'potato', temperature: 'room' },
        `
        {@茨城県/千葉県/鹿児島県}産 さつまいも（{紅はるか/シルクスイート/紅あずま}） | 600g 298, 1kg 468 | | short=$2 take=9
        {@徳島県}産 鳴門金時 | 800g 498
        {@宮崎県/埼玉県}産 里いも | 500g 268, 1kg 498 | | ill=taro
        {@十勝/帯広}の長いも | 400g 298, 1kg・箱 680 | | ill=yam place=北海道$1 short=長いも temp=chilled claim=産直
        {@青森県}産 {長いも/大和いも} | 300g 268 | | ill=yam short=$2 temp=chilled`,
      ),
      small(
        'ごぼう・れんこん',
        { ill: 'burdock', kind: 'loose' },
        `
        {@北海道/青森県/茨城県}産 {洗いごぼう/泥付きごぼう} | 250g 178, 500g 328 | | short=$2
        {@茨城県/佐賀県}産 れんこん | 200g 258, 400g 478 | | ill=lotus-root n=2
        {@北海道}産 ゆり根 | 1個・約120g 298, 2個 568 | | ill=garlic n=2
        {@熊本県/北海道}産 {たけのこ水煮/山菜水煮} | 150g 268 | $2（$@産）、酸味料 | ill=herb kind=pouch short=$2`,
      ),
    ),
    middle(
      'きのこ・もやし',
      {
        nutrition: 'mushroom',
        kind: 'tray',
        tint: 'wood',
        ill: 'brown-mushroom',
        packs: ['brown', 'green', 'kraft', 'orange', 'cream'],
      },
      small(
        'しいたけ',
        { n: 4 },
        `
        {@北海道/岩手県/徳島県}産 生しいたけ {菌床/原木*1.4} | 6個・約100g 198, 200g 348 | | short=生しいたけ
        {@北海道}産 {肉厚しいたけ/どんこしいたけ} | 150g 328 | | short=$2`,
      ),
      small(
        'しめじ・まいたけ・えのき',
        { n: 3 },
        `
        {@北海道/長野県/新潟県}産 {ぶなしめじ/えのきたけ/エリンギ} | 1袋・100g 108, 2袋・200g 198 | | short=$2 sub take=12 ill=$2
        {@北海道/新潟県}産 {まいたけ/白まいたけ} | 1袋・100g 158, 200g 288 | | short=$2 ill=maitake
        {@北海道}産 {なめこ/たもぎ茸/マッシュルーム} | 100g 168 | | short=$2 ill=shimeji
        {@北海道}産 きのこミックス {4種/5種} | 200g 328 | | short=きのこ`,
      ),
      small(
        'もやし・スプラウト',
        {
          nutrition: 'sprout',
          kind: 'pouch',
          tint: 'leaf',
          ill: 'seedling',
          packs: ['green', 'yellow', 'sky', 'cream'],
        },
        `
        {緑豆もやし/大豆もやし*1.4} | 200g 38, 250g 48 | もやし（緑豆・大豆） | short=$1 sub place=北海道
        {根切りもやし/細もやし/小粒豆もやし} | 200g 58 | もやし | short=$1 place=北海道
        {ブロッコリースプラウト/かいわれ大根/マスタードスプラウト} | 1パック 98, 2パック 188 | | short=スプラウト kind=cup place=北海道`,
      ),
    ),
    middle(
      '香味野菜・ハーブ',
      { ill: 'herb', n: 3 },
      small(
        'しょうが・にんにく',
        { ill: 'garlic', nutrition: 'rootVegetable', tint: 'wood', n: 2 },
        `
        {@青森県/北海道}産 にんにく {福地ホワイト/ホワイト六片} | 1玉 228, 3玉 598 | | short=にんにく
        {@高知県/熊本県}産 {しょうが/新しょうが} | 100g 168, 300g 428 | | ill=ginger-root short=$2
        {@青森県}産 黒にんにく | 2玉 598, 100g 798 | にんにく（青森県産） | kind=pouch pack=black,brown short=黒にんにく`,
      ),
      small(
        '大葉・みょうが',
        {},
        `
        {@愛知県/北海道}産 大葉 | 10枚 108, 20枚 198 | | n=4 ill=shiso
        {@高知県/群馬県}産 みょうが | 3個 198, 100g 328 
        {@北海道/静岡県}産 {三つ葉/わさび菜/せり} | 1袋 168 | | short=$2`,
      ),
      small(
        'ハーブ',
        { kind: 'pouch' },
        `
        {@北海道/沖縄県}産 {バジル/パクチー/イタリアンパセリ} | 15g 158, 30g 268 | | short=$2 take=9
        {@北海道}産 {ローズマリー/ミント/ディル/タイム} | 10g 158 | | short=$2`,
      ),
    ),
    ...preparedVegetables,
    ...organicVegetables,
  ],
}
