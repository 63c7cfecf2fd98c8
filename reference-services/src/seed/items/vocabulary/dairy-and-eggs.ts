import { type LargeWords, middle, small } from '../vocabulary.ts'

export const dairyAndEggs: LargeWords = {
  name: '卵・乳製品',
  illustration: 'egg',
  firstOrderNumber: 104_001,
  traits: {
    temperature: 'chilled',
    kind: 'carton',
    tint: 'dairy',
    packs: ['white', 'sky', 'blue', 'cream', 'green'],
    nutrition: 'milk',
    shelf: '製造日から14日',
    brands: ['', '', 'みのりの約束', 'まいにちの台所'],
    catchCopy: [
      '毎朝の食卓に、しぼりたてのおいしさを。',
      '北海道の牧場から、まっすぐに。',
      '家族みんなの、いつもの味。',
    ],
    about: [
      '$@の酪農家から届く生乳を使っています。',
      '生乳の風味を生かす、ていねいな加工をしています。',
      '産地と製造所がわかる原料だけを使いました。',
    ],
    use: ['冷やしてそのまま、料理やお菓子づくりにも。', '朝食に、おやつに、毎日どうぞ。'],
  },
  middle: [
    middle(
      '牛乳・乳飲料',
      { ill: 'cow-face', place: '北海道' },
      small(
        '牛乳',
        {},
        `
        十勝しぼりたて牛乳 | 1L 238 | 生乳（北海道十勝産）100% | no=104001 fav=3120 sub brand=みのりの約束 place=北海道十勝 pack=white short=十勝牛乳 pb=生乳100%
        {@十勝/根釧/富良野/宗谷}牛乳 | 1L 248, 500ml 158, 1L×2 478 | 生乳（北海道産）100% | short=$1牛乳 pb=生乳100% sub take=10 place=北海道$1
        {低温殺菌/ノンホモ/ジャージー}牛乳 | 1L 328, 500ml 198 | 生乳（北海道産）100% | short=$1 pb=生乳100%
        {@北海道}産 放牧牛乳 | 1L 348 | 生乳（北海道産）100% | short=放牧牛乳`,
      ),
      small(
        '低脂肪・加工乳',
        { nutrition: 'lowFatMilk' },
        `
        {低脂肪/無脂肪}牛乳 | 1L 218, 500ml 138 | 生乳（北海道産） | short=$1 sub
        {カルシウム/鉄分&葉酸}入り乳飲料 | 1L 208 | 乳製品、生乳、炭酸カルシウム | short=乳飲料
        {濃厚/すっきり}加工乳 | 1L 218, 500ml 148 | 生乳（北海道産）、バター、脱脂粉乳 | short=$1ミルク`,
      ),
      small(
        '乳飲料・乳酸菌飲料',
        { nutrition: 'sweetYoghurt' },
        `
        {コーヒー牛乳/いちごミルク/フルーツミルク} | 500ml 158, 1L 228 | 生乳、砂糖、乳製品 | short=$1 pack=brown,pink,cream ill=glass-of-milk
        {乳酸菌飲料/まろやか乳酸菌} {プレーン/カロリーオフ} | 65ml×7 258, 65ml×10 358 | 脱脂粉乳、砂糖、乳酸菌 | short=乳酸菌 kind=cup n=3 ill=glass-of-milk sub
        のむ果実 {キウイ&ヨーグルト/もも&ヨーグルト} | 180g×6 498 | 果汁、はっ酵乳、砂糖 | short=のむ果実 ill=$1`,
      ),
    ),
    middle(
      'ヨーグルト',
      {
        kind: 'cup',
        ill: 'glass-of-milk',
        nutrition: 'yoghurt',
        place: '北海道',
        packs: ['sky', 'white', 'pink', 'green', 'cream'],
      },
      small(
        'プレーンヨーグルト',
        { n: 1 },
        `
        生乳100%プレーンヨーグルト | 400g 178 | 生乳（北海道産） | no=104012 fav=1690 sub brand=- place=北海道 pack=sky short=ヨーグルト
        生乳100%ヨーグルト 低糖 | 400g 188 | 生乳（北海道産）、砂糖 | no=104013 fav=502 new place=北海道 pack=white short=ヨーグルト
        {脂肪ゼロ/ビフィズス菌/カスピ海}プレーンヨーグルト | 400g 178, 450g 198 | 生乳、脱脂粉乳 | short=$1 sub take=6
        {@十勝/根釧}の生乳ヨーグルト | 400g 228, 800g 428 | 生乳（北海道産） | short=ヨーグルト place=北海道$1`,
      ),
      small(
        'フルーツヨーグルト',
        { n: 3, nutrition: 'sweetYoghurt' },
        `
        いちごヨーグルト | 70g×4 178 | 乳製品、砂糖、いちご果肉、ゼラチン | no=104015 fav=733 was=235 ill=strawberry pack=pink short=いちご
        ブルーベリーヨーグルト | 70g×4 178 | 乳製品、砂糖、ブルーベリー果肉、ゼラチン | no=104016 fav=610 ill=blueberries pack=sky short=ベリー
        アロエヨーグルト 脂肪ゼロ | 80g×4 198 | 乳製品、砂糖、アロエ葉肉 | no=104017 fav=344 ill=herb pack=green short=アロエ
        {白桃/マンゴー/みかん/ぶどう/りんご}ヨーグルト | 70g×4 188, 80g×4 208 | 乳製品、砂糖、$1果肉、ゼラチン | short=$1 ill=$1 take=9
        {3種のベリー/ゴールデンパイン}ヨーグルト 脂肪ゼロ | 80g×4 208 | 乳製品、砂糖、果肉 | short=果実入り ill=$1`,
      ),
      small(
        '飲むヨーグルト・ギリシャ風',
        { nutrition: 'sweetYoghurt' },
        `
        十勝 飲むヨーグルト | 900ml 298 | 生乳（北海道産）、砂糖 | no=104014 fav=1288 sub place=北海道十勝 kind=carton pack=white short=のむ十勝 pb=ヨーグルト
        ギリシャ風 濃厚ヨーグルト | 100g×2 258 | 生乳（北海道産） | no=104018 fav=455 web pack=cream n=2 short=濃厚
        のむ果実 キウイ&ヨーグルト 大容量 | 180g×6 498 | キウイ果汁、はっ酵乳、砂糖 | no=104019 fav=118 kind=carton pack=green ill=kiwi-fruit short=のむ果実
        飲むヨーグルト {プレーン/いちご/ブルーベリー/低糖} | 500ml 198, 900ml 318 | 生乳（北海道産）、砂糖 | kind=carton short=のむ$1 ill=cow-face sub take=6
        ギリシャ風ヨーグルト {プレーン/はちみつ/いちご} | 100g×3 328 | 生乳（北海道産） | short=ギリシャ風 n=3`,
      ),
    ),
    middle(
      'チーズ',
      {
        kind: 'pouch',
        ill: 'cheese-wedge',
        nutrition: 'cheese',
        packs: ['yellow', 'blue', 'red', 'orange', 'cream'],
        shelf: '製造日から90日',
      },
      small(
        'プロセスチーズ',
        {},
        `
        {スライス/とろける/チェダー}チーズ | 7枚・126g 248, 14枚・252g 428 | ナチュラルチーズ、乳化剤 | short=$1 sub
        ベビーチーズ {プレーン/アーモンド/ブラックペッパー} | 4個・60g 138, 4個×3 378 | ナチュラルチーズ、食塩、乳化剤、$1 | short=ベビー pb=$1 kind=box
        6Pチーズ {プレーン/うす塩/カマンベール} | 6個・108g 248 | ナチュラルチーズ、食塩、乳化剤 | short=6Pチーズ pb=$1 kind=box
        {キャンディ/カマンベール入り}チーズ | 100g 298, 200g 548 | ナチュラルチーズ、乳化剤 | short=$1`,
      ),
      small(
        'ナチュラルチーズ',
        { place: '北海道' },
        `
        {@十勝/函館/根室}の{カマンベール/ゴーダ/モッツァレラ/さけるチーズ*0.7} | 100g 498, 150g 698 | 生乳（北海道産）、食塩 | short=$2 take=10 place=北海道$1
        {ミックス/シュレッド/モッツァレラ}チーズ | 180g 358, 400g 698, 1kg 1480 | ナチュラルチーズ、セルロース | short=$1 sub take=7 place=-
        {クリーム/マスカルポーネ/カッテージ}チーズ | 100g 268, 200g 428 | 生乳、クリーム、食塩 | short=$1 kind=cup pack=sky,white,cream
        {パルメザン/粉}チーズ | 80g 398 | ナチュラルチーズ | short=粉チーズ kind=can place=-`,
      ),
    ),
    middle(
      'バター・生クリーム',
      {
        kind: 'box',
        ill: 'butter',
        nutrition: 'butter',
        packs: ['yellow', 'cream', 'blue', 'red'],
        shelf: '製造日から180日',
        place: '北海道',
      },
      small(
        'バター・マーガリン',
        {},
        `
        十勝 切れてるバター | 100g 268 | 生乳（北海道産）、食塩 | no=104020 fav=512 place=北海道十勝 pack=yellow short=バター
        {@北海道/十勝}バター {有塩/食塩不使用} | 200g 448, 450g 980 | 生乳（北海道産）、食塩 | short=$2バター sub
        {発酵バター/ガーリックバター/ホイップバター} | 100g 358 | 生乳（北海道産）、食塩 | short=$1
        {コーンソフト/バター風味/カロリーハーフ}マーガリン | 300g 228, 160g 158 | 植物油脂、食塩、脱脂粉乳 | short=ソフト kind=tofu place=-`,
      ),
      small(
        '生クリーム・練乳',
        {
          kind: 'carton',
          ill: 'glass-of-milk',
          nutrition: 'cream',
          packs: ['sky', 'pink', 'white', 'red'],
          shelf: '製造日から21日',
        },
        `
        {@北海道}産 生クリーム {35%/42%/47%*1.1} | 200ml 398 | 生乳（北海道産） | short=生クリーム
        植物性ホイップ | 200ml 178, 1L 598 | 植物油脂、乳製品、砂糖 | short=ホイップ place=-
        料理用クリーム | 200ml 198 | 生クリーム（北海道産）、植物油脂 | short=料理用
        練乳 {/無糖} | 120g 208, 397g 398 | 生乳（北海道産）、砂糖 | short=練乳 kind=can pack=white,blue,sky temp=room shelf=製造日から365日
        スキムミルク | 200g 328, 1kg 1280 | 脱脂粉乳（北海道産） | kind=pouch temp=room shelf=製造日から365日 nut=lowFatMilk`,
      ),
    ),
    middle(
      'たまご',
      {
        kind: 'egg',
        ill: 'egg',
        tint: 'sun',
        nutrition: 'egg',
        place: '北海道',
        packs: ['green', 'yellow', 'orange', 'red', 'cream'],
        shelf: '賞味期限 お届け日を含め10日',
        catchCopy: ['のびのび育った鶏の、毎日のたまご。'],
        about: ['$@の養鶏場から、産みたてをお届けします。', '国産の飼料用米を加えた飼料で育てました。'],
        use: ['卵かけごはん、卵焼き、お菓子づくりに。', '生で食べる場合は期限内に、期限後は加熱してください。'],
      },
      small(
        '平飼い・産直たまご',
        { brands: ['', '産直'] },
        `
        平飼いたまご（赤） | 10個・MS〜L 378 | 鶏卵（北海道産） | no=104033 fav=2760 sub brand=産直 pack=green short=平飼いたまご
        平飼いたまご（{赤/白/ピンク}） | 6個 258, 10個・M〜L 398 | 鶏卵（$@産） | short=平飼い sub
        {産直/放牧}たまご（{赤/白}） | 10個・MS〜LL 328, 6個 228 | 鶏卵（$@産） | short=$1たまご claim=産直 take=6`,
      ),
      small(
        '栄養強化・普段のたまご',
        {},
        `
        たまご（{白/赤*1.1}）{Mサイズ/Lサイズ} | 10個 238 | 鶏卵（$@産） | short=たまご sub
        {ヨード/ビタミンE/DHA}強化たまご | 6個 248, 10個 358 | 鶏卵（$@産） | short=強化たまご pb=$1
        {お米を食べた/よもぎ}たまご | 10個 348 | 鶏卵（$@産） | short=$1 pack=cream,green`,
      ),
      small(
        '卵加工品',
        {
          kind: 'pouch',
          shelf: '製造日から14日',
          brands: ['', 'みのりの約束'],
          use: ['そのまま、お弁当やおつまみに。'],
        },
        `
        {温泉たまご/半熟たまご/味付たまご} | 4個 268, 6個 378 | 鶏卵（国産）、しょうゆ、砂糖 | short=$1 place=-
        {厚焼き/だし巻き/甘口}玉子 | 250g 298, 350g 398 | 鶏卵（国産）、砂糖、かつおだし、しょうゆ | short=$1玉子 kind=tofu pack=yellow,orange,red place=- sub ill=tamagoyaki
        うずら卵水煮 | 6個 158, 10個 238 | うずら卵（国産）、食塩 | short=うずら卵 place=-
        茶碗蒸し {/3種の具材} | 3個 298, 2個 208 | 鶏卵（国産）、かつおだし、鶏肉、しょうゆ | short=茶碗蒸し kind=cup n=3 pack=yellow,green,cream place=-
        たまごスプレッド | 150g 228 | 鶏卵（国産）、マヨネーズ、食塩 | short=たまご pb=スプレッド place=-`,
      ),
    ),
  ],
}
