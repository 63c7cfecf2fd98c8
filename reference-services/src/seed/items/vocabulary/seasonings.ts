import { type LargeWords, middle, small } from '../vocabulary.ts'

export const seasonings: LargeWords = {
  name: '調味料・乾物',
  illustration: 'salt',
  firstOrderNumber: 106_001,
  traits: {
    temperature: 'room',
    kind: 'bottle',
    tint: 'wood',
    packs: ['cream', 'red', 'brown', 'green', 'navy', 'yellow', 'black'],
    nutrition: 'sauce',
    shelf: '製造日から540日',
    brands: ['', '', 'みのりの約束', 'まいにちの台所'],
    catchCopy: ['いつもの料理が、少しおいしく。', '台所に一つ、あると頼れます。', '素材の味を引き立てます。'],
    about: [
      '国産の原料を選び、伝統の製法で仕上げました。',
      '化学調味料に頼らず、素材のうまみを生かしました。',
      '毎日使いやすい、くせのない味わいです。',
    ],
    use: ['煮もの、炒めもの、つけだれに。', '毎日の献立に、幅広くお使いください。'],
  },
  middle: [
    middle(
      'しょうゆ・みそ',
      { ill: 'beans' },
      small(
        'しょうゆ',
        { nutrition: 'soySauce', liq: '#3A1C0D' },
        `
        特選 丸大豆しょうゆ | 1L 328 | 大豆、小麦、食塩 | no=106012 fav=1020 sub pack=cream short=丸大豆 liq=#3A1C0D
        {丸大豆/うす口/減塩*1.1/再仕込み*1.3}しょうゆ | 500ml 228, 1L 348 | 大豆（国産）、小麦（国産）、食塩 | short=$1 take=7 sub ill=soybeans
        {昆布*0.9/だし/牡蠣*1.2/にんにく}しょうゆ | 150ml 328, 500ml 428 | しょうゆ、昆布、砂糖、食塩 | short=$1 take=6
        {刺身/卵かけごはん用}しょうゆ | 150ml 298 | しょうゆ、かつおだし、みりん | short=$1`,
      ),
      small(
        'みそ',
        { nutrition: 'miso', kind: 'cup', n: 1, shelf: '製造日から180日' },
        `
        {@北海道/信州/仙台}みそ {こし/つぶ/減塩*1.1} | 500g 348, 750g 458, 1kg 528 | 大豆（国産）、米、食塩 | short=$1みそ take=10 sub ill=soybeans
        {麦/白/赤だし}みそ | 300g 298, 500g 428 | 大豆、麦、食塩 | short=$1みそ ill=soybeans
        だし入り{合わせみそ/あさりみそ} | 500g 328, 750g 428 | 大豆、米、食塩、かつおだし | short=だし入り ill=soybeans
        {ゆず/ねぎ/ふき}みそ | 120g 328 | みそ、砂糖、$1 | short=$1みそ`,
      ),
      small(
        'つゆ・だし',
        { liq: '#5B2E12', ill: 'fish' },
        `
        めんつゆ {ストレート/2倍濃縮/3倍濃縮} | 500ml 248, 1L 358 | しょうゆ、砂糖、かつおだし、食塩 | short=めんつゆ take=5 sub
        {白だし/あごだしつゆ/昆布つゆ/そばつゆ} | 400ml 328, 1L 498 | しょうゆ、食塩、かつおだし、昆布 | short=$1 take=6
        だしパック {かつお/あご*1.2/野菜/減塩} | 8g×10 398, 8g×20 698 | かつお節、昆布、食塩、しょうゆ粉末 | short=だし kind=pouch pb=$1 nut=driedGoods take=7 ill=flakes
        顆粒だし {かつお/いりこ/昆布} | 6g×20 298, 100g 248 | 食塩、砂糖、かつお節 | short=顆粒だし kind=box pb=$1 nut=salt ill=flakes`,
      ),
    ),
    middle(
      '砂糖・塩・酢・油',
      {},
      small(
        '砂糖・塩',
        { kind: 'pouch', nutrition: 'sugar', ill: 'salt', packs: ['sky', 'white', 'cream', 'red', 'kraft'] },
        `
        {@北海道}産 てんさい糖 | 650g 298, 1kg 428 | てんさい（北海道産） | ill=snowflake
        {@北海道}産 {上白糖/グラニュー糖*1.15} | 1kg 238 | てんさい（北海道産） | short=$2 ill=snowflake
        {きび砂糖/三温糖*0.85/黒糖*1.3} | 500g 278, 750g 378 | 原料糖 | short=$1
        オリゴ糖シロップ | 500g 398 | オリゴ糖（てんさい・北海道産） | short=オリゴ糖 kind=pet liq=#E8D9A8
        {沖縄の塩/瀬戸内の塩/宗谷の塩*1.4/食塩*0.5} | 240g 298, 1kg 398 | 海水 | short=$1 nut=salt take=6`,
      ),
      small(
        '酢・みりん・料理酒',
        { nutrition: 'vinegar', liq: '#D9B25A', ill: 'sheaf-of-rice' },
        `
        {米酢/穀物酢*0.7/黒酢*1.8/りんご酢*1.1} | 500ml 298, 900ml 398 | $1（国産原料） | short=$1 take=7
        すし酢 {/昆布だし入り} | 360ml 258, 500ml 328 | 醸造酢、砂糖、食塩、昆布 | short=すし酢
        {みりん風調味料/料理酒} | 500ml 198, 1L 298 | 米、米こうじ、水あめ、食塩 | short=$1 nut=sauce
        本みりん | 500ml 348, 1L 528 | もち米（国産）、米こうじ、焼酎 | nut=sauce tax=10`,
      ),
      small(
        '油',
        { nutrition: 'oil', kind: 'pet', liq: '#E8C24A', ill: 'droplet', packs: ['yellow', 'green', 'cream', 'white'] },
        `
        {キャノーラ油/なたね油/サラダ油} | 600g 348, 900g 458 | 食用なたね油 | short=$1 sub ill=tulip
        {ごま油/純正ごま油/太白ごま油} | 200g 378, 340g 580 | 食用ごま油 | short=$1 liq=#B97A26 ill=beans
        {オリーブオイル/エクストラバージンオリーブ油} | 250ml 698, 456g 1080 | 食用オリーブ油 | short=オリーブ liq=#A9B83C ill=herb place=スペイン
        {米油/えごま油*1.6/アマニ油*1.6} | 170g 498, 500g 698 | 食用油 | short=$1 ill=sheaf-of-rice`,
      ),
    ),
    middle(
      'ソース・たれ',
      { liq: '#5A2412', ill: 'onion' },
      small(
        'ソース・ケチャップ',
        {},
        `
        {ウスター/中濃/とんかつ/お好み}ソース | 300ml 228, 500ml 298 | 野菜・果実（トマト、玉ねぎ、りんご）、醸造酢、砂糖、食塩 | short=$1 sub
        トマトケチャップ {/有機*1.4/減塩} | 300g 228, 500g 298 | トマト、砂糖、醸造酢、食塩 | short=ケチャップ ill=tomato kind=pet liq=#C62F22 pack=white,red,yellow
        {オイスター/焼そば/バーベキュー/デミグラス}ソース | 115g 228, 290g 328 | 糖類、しょうゆ、醸造酢、食塩 | short=$1 take=6`,
      ),
      small(
        '焼肉・鍋のたれ',
        { ill: 'garlic' },
        `
        焼肉のたれ {甘口/中辛/塩/おろし} | 210g 248, 400g 398 | しょうゆ、砂糖、りんご、にんにく、ごま | short=焼肉 pb=$1 take=6
        ジンギスカンのたれ {/りんご入り} | 200ml 258, 380ml 358 | しょうゆ、玉ねぎ、りんご、しょうが | short=羊肉のたれ
        {すき焼のわりした/しゃぶしゃぶごまだれ/ポン酢しょうゆ/ゆずポン酢} | 250ml 298, 360ml 358 | しょうゆ、砂糖、ゆず果汁、ごま | short=たれ take=6
        鍋つゆ {寄せ鍋/キムチ鍋/豆乳ごま鍋/石狩鍋/ちゃんこ鍋} | 600g 298, 750g 348 | しょうゆ、みそ、かつおだし、砂糖 | short=$1 kind=pouch ill=pot-of-food take=7`,
      ),
      small(
        'パスタソース・料理の素',
        { kind: 'jar', ill: 'tomato', nutrition: 'stew', packs: ['red', 'green', 'cream', 'yellow'], liq: '#B5341F' },
        `
        オリーブの恵み パスタソース トマト | 260g 348 | トマト、玉ねぎ、オリーブ油、にんにく、食塩 | no=106018 fav=488 pack=cream short=トマト liq=#C1301C ill=tomato
        パスタソース ミート | 260g 298, 130g×2 328 | トマト、玉ねぎ、牛肉、豚肉、植物油、小麦粉 | short=ミート ill=tomato
        パスタソース {アラビアータ/バジル/きのこ} | 260g 298, 130g×2 328 | トマト、玉ねぎ、植物油、にんにく、食塩 | short=$1 ill=トマト take=5
        {カルボナーラ/たらこ/ボンゴレ}パスタソース | 130g 228, 120g×2 398 | 牛乳、チーズ、卵、食塩 | short=$1 kind=pouch ill=spaghetti
        {ピザソース/タコスソース/サルサソース} | 200g 278 | トマト、玉ねぎ、食塩、香辛料 | short=$1`,
      ),
      small(
        'マヨネーズ・ドレッシング',
        { nutrition: 'dressing', ill: 'green-salad', liq: '#E9D9A2' },
        `
        マヨネーズ {/平飼いたまご使用*1.3/カロリーハーフ} | 300g 278, 500g 378 | 植物油、卵黄、醸造酢、食塩 | short=マヨネーズ ill=egg nut=mayonnaise kind=pet sub pack=yellow,white,red
        {和風/ごま/青じそ/玉ねぎ/シーザー}ドレッシング | 200ml 258, 380ml 398 | 植物油、醸造酢、しょうゆ、砂糖、食塩 | short=$1 pb=ドレッシング take=9
        {ノンオイル/にんじん/ゆず}ドレッシング | 190ml 258 | 醸造酢、しょうゆ、砂糖、野菜 | short=$1`,
      ),
    ),
    middle(
      'ルウ・スパイス',
      { kind: 'box', ill: 'curry-rice', nutrition: 'roux' },
      small(
        'カレー・シチュールウ',
        {},
        `
        カレールウ {甘口/中辛/辛口} | 8皿分・160g 228, 10皿分・200g 268 | 小麦粉、食用油脂、砂糖、カレー粉、食塩 | short=カレールウ pb=$1 sub
        {ビーフシチュー/クリームシチュー/ハヤシライス}ルウ | 8皿分・150g 248 | 小麦粉、食用油脂、砂糖、乳製品 | short=ルウ pb=$1 ill=pot-of-food
        アレルゲン配慮 {カレー/シチュー}フレーク | 160g 328 | 米粉、砂糖、食塩、野菜 | short=フレーク pb=$1`,
      ),
      small(
        'スパイス・薬味',
        {
          kind: 'jar',
          ill: 'hot-pepper',
          nutrition: 'driedGoods',
          packs: ['black', 'red', 'green', 'cream'],
          liq: '#B5482A',
        },
        `
        {黒こしょう/七味唐辛子/山椒/カレー粉/シナモン} | 15g 198, 30g 328 | $1 | short=$1 take=7
        チューブ {わさび/しょうが/にんにく/からし} | 40g 138, 100g 228 | $1、食塩、植物油 | short=$1 kind=box take=6 ill=$1
        {食べるラー油/柚子こしょう/豆板醤} | 60g 298, 100g 398 | 唐辛子、植物油、にんにく、食塩、ごま | short=$1
        {バジル/オレガノ/ローリエ/パセリ} | 5g 178 | $1 | short=$1 ill=herb liq=#5E7B3A`,
      ),
    ),
    middle(
      '乾物・海苔・ごま',
      { kind: 'pouch', nutrition: 'driedGoods', ill: 'seaweed', packs: ['green', 'brown', 'black', 'red', 'kraft'] },
      small(
        '海苔・昆布・わかめ',
        {},
        `
        {@有明海/瀬戸内/三河湾}産 焼のり | 10枚 398, 半切20枚 428 | のり（国産） | place=国内 take=5 short=焼のり
        {@有明海/瀬戸内}産 味付のり | 8切48枚 398, 8切80枚 598 | のり（国産）、しょうゆ、砂糖、食塩 | place=国内 short=味付のり
        きざみのり | 20g 198, 50g 428 | のり（国産） | place=国内
        {@北海道日高/北海道利尻/北海道羅臼}産 {だし昆布/早煮昆布/とろろ昆布*0.8} | 80g 498, 150g 780 | 昆布（$@産） | short=$2 take=8
        カットわかめ | 20g 258, 45g 498 | わかめ（国産） | short=わかめ place=国内 sub
        {ひじき/芽ひじき/あおさ/ふのり} | 20g 298, 30g 398 | $1（国産） | short=$1 place=国内 take=6`,
      ),
      small(
        '乾燥野菜・豆・ごま',
        { ill: 'beans' },
        `
        {@北海道}産 {小豆/金時豆} | 250g 328, 500g 580 | $2（北海道産） | short=$2 ill=azuki
        {@北海道}産 {大豆/大福豆*1.2} | 250g 328, 500g 580 | $2（北海道産） | short=$2 ill=soybeans
        {@北海道}産 黒豆 | 250g 458, 500g 828 | 黒豆（北海道産） | ill=black-beans
        {いりごま/すりごま/ねりごま*1.8} 白 | 60g 148, 150g 298 | ごま | short=$1 ill=sesame sub
        {いりごま/すりごま/ねりごま*1.8} 黒 | 60g 148, 150g 298 | ごま | short=$1 ill=black-sesame
        {切干大根/高野豆腐*1.2/干ししいたけ*2/きくらげ*1.6} | 40g 258, 100g 398 | $1（国産） | short=$1 ill=brown-mushroom take=6
        {春雨/小町麩/くるま麩/緑豆春雨} | 100g 198, 200g 328 | でん粉 | short=乾物 ill=noodles nut=driedNoodle`,
      ),
      small(
        '削り節・ふりかけ',
        { ill: 'fish' },
        `
        {かつお削りぶし/花かつお} | 50g 398, 100g 698 | かつお節（国産） | short=かつお節 ill=flakes
        かつおパック | 2g×10 298, 2g×30 780 | かつお節（国産） | short=かつお節 pb=使いきり ill=flakes
        ふりかけ {のりたま/さけ/おかか/野菜/小魚} | 30g 198, 20袋 298 | $1、ごま、砂糖、しょうゆ、食塩 | short=ふりかけ ill=rice-ball pb=$1 take=8
        お茶漬けの素 {のり/鮭/梅} | 8袋 258 | のり、抹茶、食塩、砂糖、$1 | short=お茶漬け ill=cooked-rice
        混ぜごはんの素 {わかめ/鮭/ゆかり風} | 30g 198 | $1、食塩、砂糖 | short=混ぜごはん ill=cooked-rice`,
      ),
    ),
    middle(
      '缶詰・びん詰・ジャム',
      {
        kind: 'can',
        nutrition: 'cannedFish',
        shelf: '製造日から3年',
        packs: ['blue', 'red', 'yellow', 'green', 'navy'],
      },
      small(
        '魚・肉の缶詰',
        { ill: 'fish', tint: 'sea' },
        `
        {さば/いわし/さんま}{水煮/みそ煮/味付}缶 | 150g 198, 190g×3 598 | $1（国産）、食塩、砂糖、みそ、しょうゆ | short=$1$2 take=10 ill=$1
        {まぐろ/かつお}油漬フレーク缶 {/食塩無添加} | 70g×3 348, 70g×8 880 | $1、植物油、野菜スープ | short=$1フレーク ill=tuna sub
        鮭中骨水煮缶 | 150g 298, 150g×3 848 | 鮭（北海道産）、食塩 | place=北海道 short=鮭中骨 ill=salmon
        {ほたて貝柱/紅ずわいがに*1.6}水煮缶 | 65g 698 | $1（国産）、食塩 | short=$1 ill=$1
        {コンビーフ/焼鳥/牛大和煮}缶 | 80g 358, 75g×3 798 | 肉、しょうゆ、砂糖 | short=$1 ill=cut-of-meat tint=meat`,
      ),
      small(
        '野菜・果物の缶詰',
        { ill: 'ear-of-corn', nutrition: 'cannedVegetable', tint: 'sun' },
        `
        北海道産 スイートコーン缶 | 190g×3 348 | スイートコーン（北海道産）、食塩 | no=106025 fav=356 place=北海道 pack=yellow short=コーン
        {ホール/クリーム/食塩無添加}コーン缶 | 190g 148, 190g×3 398 | スイートコーン（北海道産）、食塩 | short=コーン pb=$1 place=北海道
        {カット/ホール}トマト缶 | 400g 128, 400g×4 458 | トマト（イタリア産）、トマトジュース | short=トマト ill=tomato place=イタリア pack=red,green,yellow
        {黄桃/みかん/パイン/ぶどう}缶 | 190g 178, 425g 298 | $1、砂糖 | short=$1 ill=$1 tint=berry take=7
        {大豆/ひよこ豆/ミックスビーンズ}水煮 | 120g 138, 380g 248 | $1、食塩 | short=$1 kind=pouch ill=soybeans`,
      ),
      small(
        'ジャム・はちみつ',
        {
          kind: 'jar',
          nutrition: 'jam',
          tint: 'berry',
          ill: 'strawberry',
          packs: ['cream', 'white', 'red', 'green'],
          liq: '#B02A35',
        },
        `
        {いちご/ブルーベリー/りんご/マーマレード/あんず}ジャム | 150g 298, 300g 428 | $1、砂糖、ゲル化剤 | short=$1 take=9 ill=$1
        {@北海道}産 {ハスカップ/いちご/カシス}ジャム | 140g 498 | $2（北海道産）、砂糖 | short=$2 ill=grapes
        {@アルゼンチン/北海道*2/カナダ*1.2}産 はちみつ {百花/アカシア} | 300g 780, 500g 1080 | はちみつ（$@産） | short=はちみつ ill=honey-pot liq=#E0A02A nut=honey tint=sun
        {ピーナッツバター/チョコスプレッド/ごまクリーム} | 150g 278 | 砂糖、植物油脂、ピーナッツ、脱脂粉乳 | short=$1 ill=peanuts liq=#C99A5A`,
      ),
    ),
    middle(
      '製菓材料・離乳食',
      { kind: 'pouch', nutrition: 'flour' },
      small(
        '製菓材料',
        { tint: 'sweet', ill: 'chocolate-bar', packs: ['brown', 'pink', 'cream', 'yellow'] },
        `
        {ゼラチン/粉寒天} | 4g×5 248, 5g×10 428 | $1 | short=$1 ill=salt
        ふくらし粉 | 30g×2 198, 100g 228 | 炭酸水素ナトリウム、でん粉 | ill=salt
        {製菓用チョコレート/ココアパウダー/アーモンドプードル} | 100g 298, 200g 528 | カカオマス、砂糖、アーモンド | short=製菓材料 pb=$1
        {ゆであずき/こしあん/白玉粉} | 200g 198, 400g 328 | 小豆（北海道産）、砂糖 | short=$1 ill=beans`,
      ),
      small(
        'ベビーフード',
        {
          nutrition: 'babyFood',
          ill: 'bowl-with-spoon',
          brands: ['ことこと'],
          kind: 'pouch',
          tint: 'sun',
          packs: ['yellow', 'sky', 'pink', 'green'],
          catchCopy: ['はじめてのひとさじに。'],
          about: ['国産の野菜を使い、だしのうまみで仕上げました。'],
        },
        `
        うらごし{にんじん/かぼちゃ/とうもろこし/ほうれん草} | 15g×10 348 | $1（北海道産） | short=うらごし ill=$1 temp=frozen shelf=冷凍365日 place=北海道
        {5か月から/7か月から/9か月から} {おかゆ/野菜うどん/豆腐あん} | 80g×2 228 | 米、野菜、かつおだし | short=$2 take=7
        赤ちゃん{せんべい/ボーロ*1.1/ビスケット} | 30g 148, 40g×2 258 | 米（国産）、砂糖 | short=$1 ill=cookie`,
      ),
    ),
  ],
}
