import { type MiddleWords, middle, small } from '../vocabulary.ts'

const alcoholNote = '20歳未満の方の飲酒は法律で禁じられています。'

export const drinks: readonly MiddleWords[] = [
  middle(
    'お茶・コーヒー',
    {
      kind: 'pet',
      tint: 'leaf',
      ill: 'leaf-fluttering-in-wind',
      nutrition: 'tea',
      packs: ['green', 'teal', 'cream', 'brown', 'white'],
      shelf: '製造日から270日',
      about: ['国産の茶葉を使い、すっきりといれました。', '香りが立つよう、じっくり仕上げています。'],
      use: ['食事どきにも、水筒にも。', '冷やしても、温めても。'],
    },
    small(
      'お茶飲料',
      {},
      `
      深むし茶 ペットボトル | 500ml×24 1680 | 緑茶（国産）、ビタミンC | no=106051 fav=1105 pack=green short=深むし茶 liq=#B5C26A ill=leaf-fluttering-in-wind
      {緑茶/ほうじ茶/麦茶/ウーロン茶/ルイボスティー*1.15} | 500ml×24 1780, 2L×6 880, 600ml 98 | 茶葉、ビタミンC | short=$1 sub take=12 liq=#C58A3A
      {コーン茶/十六穀茶/とうきび茶/黒豆茶} | 500ml 128, 500ml×24 2280 | 穀物、ビタミンC | short=$1 take=6 liq=#D2A04A
      {紅茶 無糖/ミルクティー/レモンティー} | 500ml 138, 900ml 198 | 紅茶、砂糖、牛乳 | short=紅茶 liq=#A8602A ill=lemon`,
    ),
    small(
      '茶葉・ティーバッグ',
      { kind: 'pouch', ill: 'teacup-without-handle', shelf: '製造日から360日' },
      `
      {煎茶/深蒸し茶/玄米茶/ほうじ茶/番茶} | 100g 498, 200g 880 | 緑茶（国産） | short=$1 take=8
      ティーバッグ {麦茶/緑茶/ルイボス/ハトムギ茶/どくだみ茶} | 10g×50 398, 5g×20 328 | 茶葉 | short=$1 take=8
      {アッサム/アールグレイ/ダージリン}紅茶 | 2g×25 398, 2g×50 698 | 紅茶 | short=紅茶 kind=box pb=$1 ill=hot-beverage`,
    ),
    small(
      'コーヒー・ココア',
      {
        kind: 'pouch',
        ill: 'hot-beverage',
        tint: 'wood',
        packs: ['brown', 'black', 'red', 'kraft', 'green'],
        shelf: '製造日から360日',
      },
      `
      ドリップコーヒー {マイルド/深煎り/カフェインレス*1.3} | 8g×10 398, 8g×30 998 | コーヒー豆 | short=コーヒー pb=$1 kind=box
      レギュラーコーヒー {モカ/ブラジル/キリマンジャロ*1.2/フェアトレード*1.1} | 200g 598, 400g 998 | コーヒー豆 | short=コーヒー pb=$1 take=7
      {インスタントコーヒー/カフェオレ/ココア/ミルクココア} | 80g 498, 14g×20 428 | コーヒー豆、砂糖、乳製品、ココアパウダー | short=カフェ kind=jar pb=$1
      アイスコーヒー {無糖/微糖} | 1L 158, 1L×6 880 | コーヒー | short=コーヒー pb=$1 kind=carton`,
    ),
  ),
  middle(
    '果汁・清涼飲料・水',
    {
      kind: 'pet',
      tint: 'berry',
      ill: 'red-apple',
      nutrition: 'juice',
      packs: ['orange', 'red', 'yellow', 'green', 'blue'],
      shelf: '製造日から270日',
      about: ['果実や野菜の味をそのまま、飲みやすく仕上げました。', '香料に頼らず、素材の味を生かしました。'],
      use: ['よく冷やしてどうぞ。', '朝食やおやつの時間に。'],
    },
    small(
      '果汁・野菜飲料',
      {},
      `
      {りんご/みかん/ぶどう/オレンジ}ジュース 果汁100% | 1L 198, 200ml×12 980, 125ml×18 1180 | 濃縮還元果汁（$1） | short=$1 ill=$1 kind=carton sub take=10
      {@青森県/北海道余市町/長野県}産 りんごジュース ストレート | 1L 398, 180ml×20 2380 | りんご（$@産） | short=りんご liq=#E0B040
      {トマト/野菜/にんじん}ジュース {/食塩無添加} | 900g 228, 190g×20 1480 | $1、食塩 | short=$1 ill=$1 kind=can nut=vegetableJuice take=9 sub`,
    ),
    small(
      '炭酸・清涼飲料',
      { ill: 'soda', nutrition: 'softDrink', liq: '#D8EBF2' },
      `
      炭酸水 {プレーン/レモン/グレープフルーツ} | 500ml×24 1680, 1L 98 | 水、炭酸 | short=炭酸水 nut=water take=6 pack=sky,blue,yellow
      {サイダー/ジンジャーエール/メロンソーダ} | 500ml 108, 1.5L 178 | 砂糖、果糖ぶどう糖液糖、炭酸、酸味料 | short=$1 take=5
      コーラ {/カロリーゼロ} | 500ml 118, 1.5L 188 | 砂糖、炭酸、カラメル色素 | short=コーラ liq=#3A1C0D ill=soda pack=red,white
      {スポーツ飲料/アミノ酸飲料} | 500ml 118, 2L 198, 500ml×24 2180 | 砂糖、食塩、クエン酸 | short=スポーツ take=5
      経口補水液 | 500ml 168, 500ml×24 3480 | 砂糖、食塩、クエン酸 | short=経口補水
      粉末スポーツ飲料 {/レモン} | 1L用×5袋 298 | 砂糖、食塩、クエン酸 | short=スポーツ kind=box pb=粉末
      {乳性飲料/乳酸菌ソーダ} {プレーン/白桃/巨峰} | 500ml 148, 1L 298 | 砂糖、脱脂粉乳、果汁 | short=乳性飲料 ill=glass-of-milk pack=white,pink,purple take=6`,
    ),
    small(
      '水・希釈飲料',
      { ill: 'droplet', nutrition: 'water', tint: 'frost', liq: '#D8EBF2', packs: ['sky', 'blue', 'teal', 'white'] },
      `
      {@北海道羊蹄山麓/北海道大雪山/静岡県}の天然水 | 500ml×24 1480, 2L×6 698, 2L 108 | 水（鉱水） | short=天然水 sub take=7
      保存水 {5年/7年*1.2} | 500ml×24 2480, 2L×6 1480 | 水（鉱水） | short=保存水
      {はちみつレモン/ゆず茶/梅シロップ/しょうが湯}の素 | 300ml 498, 500g 780 | はちみつ、果汁、砂糖 | short=希釈用 kind=bottle ill=honey-pot liq=#E0A02A nut=softDrink tint=sun`,
    ),
  ),
  middle(
    'お酒',
    {
      isAlcohol: true,
      taxRate: 10,
      kind: 'bottle',
      tint: 'wood',
      ill: 'sake',
      nutrition: 'sake',
      note: alcoholNote,
      shelf: '製造日から360日',
      catchCopy: ['食事に寄りそう一本を。', '週末の食卓に、ゆっくりと。'],
      about: ['造り手が、仕込み水と原料にこだわりました。', '料理に合わせやすい、すっきりとした味わいです。'],
      use: ['よく冷やして、または好みの温度でどうぞ。', '魚料理や煮ものとよく合います。'],
    },
    small(
      'ビール・発泡酒',
      { kind: 'can', ill: 'beer-mug', nutrition: 'beer', packs: ['yellow', 'blue', 'red', 'green', 'black'] },
      `
      {生ビール/黒ビール*1.1/プレミアムビール*1.2} | 350ml×6 1280, 350ml×24 4880, 500ml×6 1680 | 麦芽、ホップ | short=ビール take=8
      {発泡酒/新ジャンル*0.9} {糖質オフ/すっきり} | 350ml×6 880, 350ml×24 3380 | 麦芽、ホップ、大麦 | short=発泡酒 take=7
      {@小樽/函館/網走}のクラフトビール {ピルスナー/ヴァイツェン/ペールエール} | 330ml×3 1280, 330ml×6 2480 | 麦芽、ホップ | short=地ビール place=北海道$1 take=10 kind=bottle`,
    ),
    small(
      '日本酒・焼酎',
      { packs: ['white', 'navy', 'green', 'red', 'black'], liq: '#E4EAD8' },
      `
      {純米酒/特別純米酒*1.15/純米吟醸酒*1.4/本醸造酒*0.9} {旭川の蔵/増毛の蔵/釧路の蔵} | 720ml 1280, 1.8L 2380 | 米（北海道産）、米こうじ | short=$1 place=北海道 take=12
      {芋焼酎/麦焼酎/米焼酎/昆布焼酎} | 720ml 1180, 900ml 1080, 1.8L 1780 | 穀物、米こうじ | short=$1 nut=spirits take=9
      {@帯広/富良野}の{じゃがいも焼酎/しそ焼酎/とうきび焼酎} | 720ml 1280 | 北海道産原料、米こうじ | short=焼酎 nut=spirits place=北海道$1`,
    ),
    small(
      'ワイン',
      { ill: 'grapes', nutrition: 'wine', packs: ['cream', 'black', 'white', 'red'], liq: '#5A1526' },
      `
      {@北海道余市町/北海道富良野/山梨県}の赤ワイン | 720ml 1480, 360ml 880 | ぶどう（$@産） | short=赤ワイン
      {@北海道余市町/北海道富良野/山梨県}の白ワイン | 720ml 1480, 360ml 880 | ぶどう（$@産） | short=白ワイン liq=#E6DC9A
      {@北海道余市町/山梨県}のロゼワイン | 720ml 1480 | ぶどう（$@産） | short=ロゼ liq=#E59A8E
      {@チリ/フランス/イタリア/スペイン}産 赤ワイン {フルボディ*1.1/ミディアム} | 750ml 880, 750ml×3 2380 | ぶどう（$@産） | short=赤ワイン take=7
      {@チリ/フランス/イタリア/スペイン}産 白ワイン {辛口/やや甘口} | 750ml 880, 750ml×3 2380 | ぶどう（$@産） | short=白ワイン liq=#E6DC9A take=7
      スパークリングワイン {ナイアガラ/デラウェア} | 720ml 1580 | ぶどう（北海道産） | short=発泡ワイン place=北海道余市町 liq=#E6DC9A`,
    ),
    small(
      'チューハイ・果実酒',
      { kind: 'can', ill: 'lemon', nutrition: 'sweetAlcohol', packs: ['yellow', 'pink', 'purple', 'sky', 'green'] },
      `
      チューハイ {レモン/グレープフルーツ/ぶどう/もも/ゆず} | 350ml 138, 350ml×6 780 | 果汁、焼酎、糖類 | short=$1 ill=$1 take=8
      ハイボール {プレーン/濃いめ} | 350ml×6 1080 | ウイスキー、炭酸 | short=ハイボール nut=spirits ill=tumbler-glass
      {梅酒/ハスカップ酒/ゆず酒} | 500ml 1080, 720ml 1480 | 果実、糖類、醸造アルコール | short=$1 kind=bottle liq=#C9892C ill=ゆず take=5`,
    ),
  ),
]
