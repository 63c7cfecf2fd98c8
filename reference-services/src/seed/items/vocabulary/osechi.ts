import { type PlacedWords, placed } from '../vocabulary.ts'

const newYear = {
  isOsechi: true,
  catchCopy: ['新しい年の食卓に。', '家族が集まる、お正月に。'],
  about: ['一品ずつていねいに炊きあげ、重箱に詰めました。', '国産の素材を中心に、上品な味つけにしました。'],
  use: ['お届け日は12月30日または31日です。', '冷蔵庫で保存し、期限内にお召しあがりください。'],
  note: 'お申込み後の取消しは、締切までにお願いします。',
} as const

export const osechiGoods: readonly PlacedWords[] = [
  placed(
    'お惣菜・弁当>おせち・行事食>おせち重',
    {
      ...newYear,
      kind: 'box',
      packs: ['red', 'black', 'navy', 'purple'],
      temperature: 'chilled',
      shelf: '消費期限 1月2日',
      nutrition: 'bento',
    },
    `
    和風おせち {寿*0.8/福/宝*1.3} | 二段重・約2人前 11800, 三段重・約3人前 16800 | 黒豆、数の子、かまぼこ、卵、えび、昆布、しょうゆ、砂糖 | short=和おせち take=6
    和洋おせち {彩*0.9/華*1.1} | 二段重・約3人前 13800, 三段重・約4人前 19800 | えび、牛肉、鶏肉、チーズ、卵、黒豆、しょうゆ、砂糖 | short=和洋おせち take=4
    北海道 海の幸おせち {/特選*1.3} | 二段重・約3人前 16800 | いくら、ほたて、かに、鮭、えび、しょうゆ、砂糖 | short=海の幸 ill=crab
    中華おせち | 二段重・約3人前 12800 | えび、豚肉、鶏肉、ごま、しょうゆ、砂糖 | short=中華 ill=takeout-box
    {ひとり/ふたり*1.5}用おせち | 一段重 5980 | 黒豆、卵、えび、かまぼこ、しょうゆ、砂糖 | short=$1用
    こどもおせち | 一段重 4980 | 鶏肉、卵、小麦粉、チーズ、砂糖 | short=こども
    減塩おせち やさしい食卓 | 二段重・約2人前 12800 | 黒豆、卵、鶏肉、しょうゆ、砂糖 | short=減塩おせち
    アレルゲン配慮おせち（{卵・乳・小麦不使用/えび・かに不使用}） | 一段重・約2人前 9800 | 黒豆、鶏、野菜、米こうじ、砂糖 | short=配慮おせち`,
  ),
  placed(
    'お惣菜・弁当>おせち・行事食>おせち単品',
    {
      ...newYear,
      kind: 'cup',
      n: 1,
      packs: ['red', 'yellow', 'cream', 'green', 'black'],
      temperature: 'chilled',
      shelf: '製造日から45日',
      ill: 'beans',
      nutrition: 'simmeredDish',
    },
    `
    {黒豆煮/丹波黒豆煮*1.6} | 150g 498, 300g 880 | 黒豆（国産）、砂糖、しょうゆ | short=黒豆 ill=black-beans
    栗きんとん {/栗増量*1.4} | 200g 698, 350g 1080 | さつまいも、栗、砂糖 | short=栗きんとん ill=chestnut
    伊達巻 {/厚焼き*1.2} | 1本・250g 698 | 卵（国産）、魚肉、砂糖 | short=伊達巻 kind=tofu nut=fishPaste ill=tamagoyaki
    {紅白かまぼこ/松竹梅かまぼこ*1.3} | 2本・320g 698 | 魚肉（たら）、卵白、食塩 | short=かまぼこ kind=box nut=fishPaste ill=kamaboko
    味付け数の子 {白造り*1.2/昆布入り} | 150g 1180, 250g 1880 | にしんの卵、しょうゆ、砂糖 | short=数の子 ill=roe nut=roe
    {田作り/くるみ田作り*1.2} | 80g 498 | かたくちいわし、砂糖、しょうゆ、ごま | short=田作り ill=small-fish
    {鮭/にしん}昆布巻 | 4本・200g 798 | 昆布（北海道産）、$1、砂糖、しょうゆ | short=昆布巻 ill=seaweed
    {紅白なます/たたきごぼう/菊花かぶ} | 150g 398 | 野菜（国産）、醸造酢、砂糖 | short=$1 ill=small-dish
    いくら醤油漬 お正月用 | 200g 2980 | 鮭の卵（いくら・北海道産）、しょうゆ | short=いくら kind=plate ill=roe nut=roe temp=frozen
    {松前漬 数の子入り/氷頭なます} | 200g 980 | するめいか、昆布、しょうゆ、砂糖 | short=松前漬 ill=squid nut=simmeredFish
    {口取り菓子 3種/口取り菓子 5種*1.4} | 1箱 698 | 白あん、砂糖、もち米、寒天 | short=口取り kind=box ill=dango nut=wagashi
    お雑煮用 {切り餅/丸餅} | 600g 698 | もち米（北海道産） | short=$1 kind=pouch ill=mochi nut=mochi temp=room`,
  ),
  placed(
    'お惣菜・弁当>おせち・行事食>行事の食卓',
    {
      ...newYear,
      kind: 'plate',
      n: 1,
      packs: ['red', 'navy', 'black'],
      temperature: 'frozen',
      shelf: '冷凍60日',
      nutrition: 'bento',
    },
    `
    年越し{そば/天ぷらそば*1.5} | 2人前 698, 4人前 1280 | そば粉、小麦粉、しょうゆ、かつおだし | short=年越そば ill=soba nut=freshNoodle
    お正月用 {本ずわいがに/有頭えび*0.7/刺身盛合せ*0.9} | 500g 3980 | 魚介、食塩 | short=お正月 ill=crab nut=crab
    パーティー{オードブル/ローストビーフ} | 3〜4人前 2980 | 牛肉、鶏肉、えび、卵、小麦粉、しょうゆ | short=オードブル ill=meat-on-bone nut=seasonedMeat
    お祝い {赤飯/ちらし寿司} | 4人前 1480 | もち米、小豆、卵、醸造酢 | short=お祝い膳 nut=cookedRice ill=rice-bowl`,
  ),
]
