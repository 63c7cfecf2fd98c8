import { type LargeWords, middle, small } from '../vocabulary.ts'

export const tofuAndNatto: LargeWords = {
  name: '豆腐・納豆',
  illustration: 'beans',
  firstOrderNumber: 104_601,
  traits: {
    temperature: 'chilled',
    kind: 'tofu',
    tint: 'home',
    packs: ['green', 'blue', 'cream', 'sky', 'brown'],
    ill: 'tofu',
    nutrition: 'tofu',
    shelf: '製造日から12日',
    brands: ['', '', 'みのりの約束', 'まいにちの台所'],
    catchCopy: ['大豆の甘みを、しっかり味わえます。', '毎日食べたい、素直な味。', '国産大豆を、ていねいに。'],
    about: [
      '大豆の風味が濃くなるよう、じっくりしぼりました。',
      '契約産地の大豆を、豆の味がわかる製法で仕上げています。',
      '余分な添加物を使わず、素材の味を生かしました。',
    ],
    use: ['冷ややっこ、みそ汁、鍋ものに。', '毎日の献立に、もう一品。'],
  },
  middle: [
    middle(
      '豆腐',
      {},
      small(
        '絹ごし',
        {},
        `
        大豆のうまみ 絹ごしとうふ | 150g×3 128 | 大豆（北海道産）、凝固剤（にがり） | no=104048 fav=1210 sub place=北海道 pack=green short=絹ごし pb=北海道大豆
        {国産大豆/北海道大豆}の絹とうふ | 300g 98, 200g×3 178 | 大豆（国産）、凝固剤（にがり） | short=絹とうふ sub
        {おぼろ/寄せ/ざる}とうふ | 250g 168 | 大豆（北海道産）、凝固剤（にがり） | short=$1とうふ
        なめらか絹とうふ {個食/減塩だし付き} | 100g×4 148 | 大豆（国産）、凝固剤 | short=なめらか絹`,
      ),
      small(
        '木綿',
        {},
        `
        {国産大豆/北海道大豆}のもめんとうふ | 300g 98, 150g×3 148 | 大豆（国産）、凝固剤（にがり） | short=もめん sub
        {かため/堅どうふ*1.4/島豆腐*1.6} もめん | 300g 148 | 大豆（国産）、凝固剤（にがり） | short=もめん
        {焼き豆腐/水切り豆腐} | 300g 158, 150g×2 168 | 大豆（国産）、凝固剤 | short=$1`,
      ),
      small(
        '充填・変わり豆腐',
        {},
        `
        充てんとうふ | 150g×3 118, 150g×4 148 | 大豆（アメリカ産）、凝固剤 | short=とうふ sub
        {枝豆/ごま/黒豆}とうふ たれ付き | 100g×2 228 | 大豆、$1、凝固剤、しょうゆ | short=$1とうふ
        豆腐そうめん つゆ付き | 2食・200g 258 | 大豆、凝固剤、しょうゆ | short=豆腐麺 kind=pouch
        豆腐バー {和風だし/枝豆/チーズ} | 1本・68g 138, 3本・204g 398 | 大豆、植物油、食塩、$1 | short=豆腐バー kind=pouch nut=thickFriedTofu`,
      ),
    ),
    middle(
      '納豆',
      {
        ill: 'natto',
        nutrition: 'natto',
        tint: 'wood',
        packs: ['yellow', 'brown', 'green', 'red', 'kraft'],
        use: ['炊きたてのごはんにのせて、よく混ぜて。', '納豆巻き、オムレツ、冷ややっこのたれにも。'],
      },
      small(
        '小粒納豆',
        {},
        `
        小粒納豆 秘伝のたれ付き | 40g×3 98 | 大豆（国産）、納豆菌、しょうゆ、砂糖、からし | no=104055 fav=980 sub place=国内 pack=yellow short=小粒納豆
        {極小粒/超小粒/国産小粒*1.2}納豆 | 40g×3 108, 45g×4 138 | 大豆、納豆菌、しょうゆ、からし | short=$1 sub
        {有機大豆/北海道大豆}の小粒納豆 | 40g×3 158, 30g×4 168 | 大豆、納豆菌、しょうゆ | short=小粒納豆 claim=国産`,
      ),
      small(
        '大粒・ひきわり',
        {},
        `
        {大粒/鶴の子大豆}納豆 | 50g×2 148, 40g×3 178 | 大豆（北海道産）、納豆菌、しょうゆ | short=大粒納豆
        ひきわり納豆 {/国産大豆*1.2} | 40g×3 118, 30g×4 128 | 大豆、納豆菌、しょうゆ | short=ひきわり sub
        {黒豆納豆/青大豆納豆/わら納豆*1.8} | 40g×2 178 | 大豆（国産）、納豆菌 | short=$1`,
      ),
      small(
        '味つき納豆',
        {},
        `
        {昆布だし/梅しそ/青のり/黒酢}たれ納豆 | 40g×3 128 | 大豆、納豆菌、しょうゆ、砂糖 | short=納豆 pb=$1 
        冷凍納豆 {小粒/ひきわり} | 40g×6 248 | 大豆（国産）、納豆菌、しょうゆ | short=冷凍納豆 temp=frozen shelf=冷凍365日`,
      ),
    ),
    middle(
      '油揚げ・厚揚げ',
      {
        ill: 'fried-tofu',
        kind: 'pouch',
        tint: 'wood',
        packs: ['kraft', 'yellow', 'brown', 'orange'],
        nutrition: 'friedTofu',
        use: ['みそ汁、煮もの、炊き込みごはんに。', 'さっとあぶって、しょうがじょうゆで。'],
      },
      small(
        '油揚げ',
        {},
        `
        {国産大豆/北海道大豆}の油揚げ | 3枚 128, 5枚 188 | 大豆（国産）、植物油、凝固剤（にがり） | short=油揚げ sub
        {手揚げ風/肉厚}油揚げ | 2枚 158 | 大豆、植物油、凝固剤 | short=油揚げ
        味付いなり揚げ {甘口/黒糖} | 10枚 228, 20枚 398 | 大豆、植物油、砂糖、しょうゆ | short=いなり揚げ
        {刻み油揚げ/油抜き油揚げ} | 100g 158, 200g 278 | 大豆、植物油、凝固剤 | short=$1 temp=frozen`,
      ),
      small(
        '厚揚げ・がんも',
        { nutrition: 'thickFriedTofu' },
        `
        {絹/木綿/ひとくち}厚揚げ | 2個 138, 4個 238 | 大豆（国産）、植物油、凝固剤 | short=$1厚揚げ sub
        がんもどき {五目/ひじき/枝豆} | 4個 198, 6個 278 | 大豆、植物油、にんじん、やまいも、ごま | short=がんも
        大豆ミートボール | 200g 298 | 大豆たん白、玉ねぎ、パン粉、しょうゆ | short=大豆ミート kind=tray n=3 ill=hamburg
        {豆腐ハンバーグ/豆腐だんご} | 4個・240g 298 | 豆腐、玉ねぎ、鶏肉、パン粉、しょうゆ | short=$1 kind=tray n=3 ill=hamburg`,
      ),
    ),
    middle(
      'こんにゃく・大豆加工品',
      { kind: 'pouch', packs: ['purple', 'green', 'sky', 'kraft'], nutrition: 'konnyaku', shelf: '製造日から60日' },
      small(
        'こんにゃく・しらたき',
        {
          ill: 'seaweed',
          about: ['国産のこんにゃくいもを使い、歯ざわりよく仕上げました。'],
          use: ['下ゆで不要で、煮ものや鍋にすぐ使えます。'],
        },
        `
        {板こんにゃく/玉こんにゃく/つきこんにゃく} {黒/白} | 250g 98, 250g×2 178 | こんにゃく粉（国産）、水酸化カルシウム | short=こんにゃく ill=tofu
        {しらたき/糸こんにゃく/小結しらたき*1.2} | 180g 98, 250g 128 | こんにゃく粉（国産）、水酸化カルシウム | short=$1 ill=noodles sub
        刺身こんにゃく {青のり/ゆず/とうがらし} | 200g 168 | こんにゃく粉（国産）、酢みそ（みそ、砂糖、醸造酢） | short=刺身 ill=herb`,
      ),
      small(
        '豆乳・湯葉・おから',
        { nutrition: 'soyMilk', ill: 'beans' },
        `
        豆乳 {無調整/調製/麦芽コーヒー} | 1L 218, 200ml×6 528 | 大豆（国産）、砂糖、食塩 | kind=carton short=豆乳 pb=$1 sub pack=green,cream,brown ill=soybeans
        {生湯葉/巻き湯葉/おからパウダー} | 80g 328, 150g 498 | 大豆（国産） | short=$1 nut=thickFriedTofu
        {うの花/五目豆煮/ひじき豆煮} | 100g 178, 200g 298 | 大豆、にんじん、しょうゆ、砂糖 | short=$1 nut=simmeredDish ill=soybeans`,
      ),
    ),
    middle(
      '漬物・キムチ',
      {
        kind: 'pouch',
        nutrition: 'pickles',
        packs: ['green', 'yellow', 'red', 'purple'],
        shelf: '製造日から30日',
        about: ['北海道や国内の野菜を、低めの塩分で漬けました。', '発酵のうまみを生かした、昔ながらの味です。'],
        use: ['箸休めに、お茶うけに。', '刻んで、炒飯や納豆に加えても。'],
      },
      small(
        '浅漬・ぬか漬',
        { ill: 'cucumber' },
        `
        {白菜/きゅうり/かぶ/なす}浅漬 | 150g 198, 250g 298 | $1（国産）、食塩、昆布 | short=$1浅漬 ill=$1 take=7 sub
        たくあん {甘口/うす塩} | 1/2本・200g 228, 1本・400g 398 | 大根（国産）、食塩、米ぬか | short=たくあん ill=daikon
        {ぬか漬ミックス/千枚漬} | 150g 258 | 野菜（国産）、食塩、米ぬか、昆布 | short=$1 ill=carrot
        {@北海道}産 {鮭はさみ漬/にしん漬/粕漬} | 200g 398 | キャベツ、大根、魚、米こうじ、食塩 | short=$2 ill=fish`,
      ),
      small(
        'キムチ・梅干し',
        { ill: 'hot-pepper' },
        `
        {白菜/カクテキ/オイ}キムチ {甘口/辛口} | 200g 258, 400g 428 | 白菜（国産）、にんにく、唐辛子、えび塩辛 | short=$1キムチ sub take=8
        梅干し {しそ/はちみつ*1.1/減塩} | 150g 498, 300g 880 | 梅（和歌山県産）、食塩、しそ | short=梅干し ill=umeboshi kind=cup pack=red,pink place=和歌山県 temp=room
        {らっきょう甘酢漬/福神漬/紅しょうが} | 100g 228, 200g 398 | 野菜（国産）、醸造酢、砂糖 | short=甘酢漬 ill=garlic temp=room`,
      ),
    ),
  ],
}
