import { type PlacedWords, placed } from '../vocabulary.ts'

const imperfect = {
  limitedTab: 'wakeari',
  catchCopy: ['味はそのまま。理由があって、この価格です。'],
  about: ['品質に問題はありません。もったいないを減らすための企画です。'],
  note: '数量に限りがあります。',
} as const

/** 訳あり: 84600 to 84799. The first eight are those of the design reference. */
export const imperfectGoods: readonly PlacedWords[] = [
  placed(
    '肉・加工品>ハム・ソーセージ・ベーコン>ベーコン',
    imperfect,
    `
    不ぞろい厚切りベーコン | 300g 478 | 豚バラ肉、食塩、砂糖、香辛料 | no=084612 fav=720 was=743 lottery=300 max=2 why=規格外・形が不ぞろい pack=brown short=ベーコン pb=不ぞろい ill=bacon
    スモークベーコン切落し | 500g 698, 1kg 1280 | 豚バラ肉、食塩、砂糖、香辛料 | why=切り端のため形が不ぞろい max=3 short=切落し`,
  ),
  placed(
    '肉・加工品>豚肉>小間・切落し',
    imperfect,
    `
    {豚ロース/豚バラ/豚もも}切り端 | 500g 598, 1kg 980 | 豚肉（国産） | why=切り端のため大きさが不ぞろい max=3 short=切り端 place=国内 take=5`,
  ),
  placed(
    '菓子・飲料>和菓子・せんべい>せんべい・おかき',
    imperfect,
    `
    割れ醤油せんべい 大袋 | 420g 398 | うるち米（国産）、しょうゆ、砂糖 | no=084618 fav=488 was=645 max=3 why=割れ・欠けあり pack=kraft short=割れせん pb=大袋
    割れ{ごませんべい/ざらめせんべい/海老せん/おかき} | 380g 398, 600g 580 | 米（国産）、しょうゆ、砂糖、$1 | why=割れ・欠けあり max=3 short=割れせん take=6`,
  ),
  placed(
    '菓子・飲料>お茶・コーヒー>コーヒー・ココア',
    imperfect,
    `
    ドリップコーヒー 深煎り | 8g×30袋 698 | コーヒー豆 | no=084623 fav=391 was=1077 max=5 why=賞味期限が近いため code=2 kind=box pack=black short=コーヒー pb=深煎り ill=hot-beverage
    レギュラーコーヒー {モカ/ブラジル} 旧デザイン | 400g 680 | コーヒー豆 | why=旧デザイン商品 code=3 max=5 kind=pouch short=コーヒー
    アイスコーヒー 無糖 旧デザイン | 1L×6 598 | コーヒー | why=旧デザイン商品 code=3 max=5 kind=carton short=コーヒー`,
  ),
  placed(
    '調味料・乾物>缶詰・びん詰・ジャム>ジャム・はちみつ',
    imperfect,
    `
    はちみつ（アルゼンチン産） | 500g 780 | はちみつ（アルゼンチン産） | no=084630 fav=256 was=1058 max=3 why=旧パッケージのため code=3 pack=yellow short=はちみつ ill=honey-pot nut=honey place=アルゼンチン liq=#E0A02A
    いちごジャム 徳用 | 700g 398 | いちご、砂糖、ゲル化剤 | no=084672 fav=289 was=581 max=3 why=旧デザイン商品 code=3 stock=0 pack=red short=いちご
    {ブルーベリー/りんご/あんず}ジャム 徳用 | 700g 428 | $1、砂糖、ゲル化剤 | why=旧デザイン商品 code=3 max=3 short=$1 ill=$1`,
  ),
  placed(
    '菓子・飲料>洋菓子・焼き菓子>チョコレート',
    imperfect,
    `
    アソートチョコレート | 320g 598 | 砂糖、カカオマス、全粉乳、植物油脂 | no=084641 fav=610 was=950 lottery=200 max=2 why=箱つぶれ・印刷不良 code=6 pack=purple short=アソート
    {アーモンド/クランチ/ミルク}チョコ 割れ | 300g 498, 500g 780 | 砂糖、カカオマス、全粉乳、$1 | why=割れ・欠けあり max=3 short=割れチョコ take=5`,
  ),
  placed(
    '冷凍食品>フライ・揚げもの>コロッケ',
    imperfect,
    `
    北海道産かぼちゃコロッケ | 10個・600g 428 | かぼちゃ（北海道産）、パン粉、小麦粉、植物油 | no=084655 fav=330 was=645 max=5 why=物流センター在庫処分 code=5 place=北海道 pack=orange short=コロッケ ill=croquette
    {牛肉/コーン/男爵}コロッケ 不ぞろい | 20個・1.2kg 798 | ばれいしょ（北海道産）、$1、パン粉、小麦粉、植物油 | why=形・大きさが不ぞろい max=3 short=コロッケ place=北海道 ill=croquette`,
  ),
  placed(
    '魚・海産>魚卵・珍味・練り物>さつま揚げ・おでん種',
    imperfect,
    `
    昆布だし香る おでん種セット | 5種・480g 458 | 魚肉、大根、卵、こんにゃく、昆布だし、しょうゆ | no=084660 fav=204 was=613 max=3 why=賞味期限が近いため code=2 pack=orange short=おでん種
    {さつま揚げ/ちくわ/かまぼこ}切れ端 | 300g 258, 500g 398 | 魚肉（たら）、でん粉、食塩、卵白 | why=切れ端・形が不ぞろい max=3 short=切れ端 take=5`,
  ),
  placed(
    '魚・海産>鮭・鱒>塩鮭・切身',
    imperfect,
    `
    {秋鮭/銀鮭/紅鮭*1.3}{切落し/カマ/尾の身} | 500g 698, 1kg 1180 | 鮭、食塩 | why=切り端のため大きさが不ぞろい max=3 short=$1$2 take=8`,
  ),
  placed(
    '魚・海産>魚卵・珍味・練り物>魚卵',
    imperfect,
    `
    {たらこ/辛子明太子}切れ子 | 300g 798, 500g 1180 | すけとうだらの卵、食塩 | why=皮切れ・粒の不ぞろい max=2 short=切れ子 kind=tray ill=cod-roe lottery=150`,
  ),
  placed(
    'くだもの>りんご・梨・柿>りんご',
    imperfect,
    `
    {@青森県/北海道余市町}産 訳ありりんご {/ふじ} | 3kg・箱 980, 5kg・箱 1480 | | why=キズ・色むらあり max=3 short=りんご kind=box take=4`,
  ),
  placed(
    'くだもの>みかん・柑橘>みかん',
    imperfect,
    `
    {@愛媛県/和歌山県}産 訳ありみかん | 5kg・箱 1480, 2kg 698 | | why=サイズ不ぞろい・キズあり max=3 short=みかん`,
  ),
  placed(
    '野菜>根菜・いも>じゃがいも',
    imperfect,
    `
    {@北海道十勝/北海道}産 不ぞろい{じゃがいも/メークイン} | 3kg 480, 5kg 780 | | why=大きさが不ぞろい・キズあり max=3 short=じゃがいも take=5`,
  ),
  placed(
    '野菜>根菜・いも>にんじん・大根・かぶ',
    imperfect,
    `
    {@北海道}産 不ぞろい{にんじん/大根/ごぼう} | 2kg 398 | | why=曲がり・二股あり max=3 short=$2 ill=$2`,
  ),
  placed(
    '米・パン・麺>パン>菓子パン',
    imperfect,
    `
    {クロワッサン/デニッシュ/ラスク} 切れ端 | 300g 298 | 小麦粉、バター、砂糖、卵、パン酵母 | why=形が不ぞろい max=3 short=切れ端 ill=croissant temp=frozen shelf=冷凍60日`,
  ),
  placed(
    '日用品>キッチン用品>調理道具・食器',
    { ...imperfect, about: ['使用に問題はありません。もったいないを減らすための企画です。'] },
    `
    箱なし{フライパン/片手鍋/保存容器} | 1個 980 | | why=外箱のキズ・つぶれ code=6 max=2 short=$1`,
  ),
]

const webOnly = {
  limitedTab: 'web',
  discountCode: 4,
  catchCopy: ['カタログには載らない、Webだけの企画です。'],
  note: '紙のカタログ、電話ではご注文いただけません。',
} as const

/** Web限定: 89800 and up, together with the 本気特価 that follow. */
export const webOnlyGoods: readonly PlacedWords[] = [
  placed(
    '魚・海産>えび・いか・たこ・かに>かに',
    webOnly,
    `
    {@北海道}産 {毛がに 特大/花咲がに/たらばがに姿} | 1尾・約600g 3980 | かに（北海道産）、食塩 | lottery=80 max=1 short=かに
    {ずわいがにむき身/紅ずわいがに 姿*0.7} 大容量 | 1kg 5980 | かに（カナダ産）、食塩 | max=2 short=かに place=カナダ`,
  ),
  placed(
    '魚・海産>刺身・生食用>まぐろ・かつお',
    webOnly,
    `
    {本まぐろ中トロ*1.5/本まぐろ赤身/めばちまぐろ}柵 大容量 | 400g 2480, 600g 3480 | まぐろ（静岡県産） | max=2 short=まぐろ place=静岡県 take=5`,
  ),
  placed(
    '肉・加工品>牛肉>焼肉・ステーキ',
    webOnly,
    `
    {@北海道}産 {びらとり和牛/白老牛/十勝和牛}{ステーキ/焼肉用*0.8} | 300g 3480, 500g 5480 | 牛肉（北海道産） | lottery=100 max=2 short=和牛 take=6
    バーベキューセット {牛・豚・鶏/ラム入り} | 1kg 2480 | 牛肉、豚肉、鶏肉 | max=3 short=BBQ ill=meat-on-bone place=国内 pb=約4人前`,
  ),
  placed(
    'くだもの>バナナ・南国果実>パイン・マンゴー・メロン',
    webOnly,
    `
    {@北海道富良野/北海道夕張/北海道共和町}産 メロン 秀品 | 2玉・箱 3480, 1玉・箱 1880 | | max=3 short=メロン ill=melon n=2 lottery=150`,
  ),
  placed(
    '冷凍食品>スイーツ・デザート>冷凍ケーキ',
    webOnly,
    `
    {北海道チーズケーキ/濃厚ガトーショコラ/いちごのタルト/レアチーズ} ホール | 5号 1980, 4号 1480 | 卵、砂糖、小麦粉、クリーム、チーズ、バター | code=7 max=3 short=ホール pb=ケーキ take=7`,
  ),
  placed(
    '米・パン・麺>ラーメン・パスタ>生ラーメン・焼そば',
    webOnly,
    `
    名店の味 {札幌味噌/函館塩/旭川醤油}ラーメン 食べくらべ | 6食 1480, 9食 2080 | 小麦粉、卵白、みそ、しょうゆ、豚脂 | max=5 short=食べ比べ`,
  ),
  placed(
    '日用品>衣料・寝具>タオル・寝具',
    webOnly,
    `
    {今治/泉州*0.8}タオル まとめ買い | フェイス10枚 3980, バス5枚 4980 | | max=3 short=タオル`,
  ),
]

const offer = {
  limitedTab: 'tokka',
  discountCode: 8,
  catchCopy: ['この週だけの、本気の価格です。'],
  note: 'お一人さまの数量に限りがあります。',
} as const

export const specialOffers: readonly PlacedWords[] = [
  placed(
    '冷凍食品>餃子・点心>餃子',
    offer,
    `
    {肉/野菜/えび*1.2}餃子 大袋 | 60個・1.2kg 980, 100個・2kg 1480 | 豚肉、キャベツ、小麦粉、にら、しょうゆ | max=5 short=$1餃子 pb=大袋`,
  ),
  placed(
    '冷凍食品>冷凍野菜・果実>くだもの',
    offer,
    `
    {ブルーベリー/マンゴー/ミックスベリー} 業務用 | 1kg 1180 | $1 | max=3 short=$1 ill=$1`,
  ),
  placed(
    '冷凍食品>ごはん・麺>うどん・ラーメン',
    offer,
    `
    {讃岐うどん/稲庭風うどん*1.2/ちゃんぽん*1.5} まとめ買い | 200g×10 498, 200g×15 680 | 小麦粉、でん粉、食塩 | max=3 short=まとめ買 take=5`,
  ),
  placed(
    '魚・海産>切身・干物>青魚の切身',
    offer,
    `
    {@ノルウェー}産 {塩さば/骨取りさば}フィーレ まとめ買い | 10枚・1kg 1480, 16枚・1.6kg 1980 | さば（ノルウェー産）、食塩 | max=3 short=塩さば`,
  ),
  placed(
    '肉・加工品>鶏肉>もも・むね',
    offer,
    `
    {@北海道/国}産 若鶏{もも/むね*0.7}肉 まとめ買い | 2kg 1780, 3kg 2480 | 鶏肉（$@産） | max=3 short=若鶏$2`,
  ),
  placed(
    '菓子・飲料>果汁・清涼飲料・水>炭酸・清涼飲料',
    offer,
    `
    炭酸水 {プレーン/レモン/ライム} 2箱 | 500ml×48 2480 | 水、炭酸 | code=1 max=2 short=炭酸水 ill=droplet nut=water`,
  ),
  placed(
    '日用品>紙・衛生用品>トイレットペーパー',
    offer,
    `
    トイレットペーパー {シングル/ダブル/2倍巻き} まとめ買い | 48ロール 1680, 36ロール 1380 | | max=2 short=まとめ買 pb=$1`,
  ),
  placed(
    '日用品>洗剤・洗濯>洗濯洗剤',
    offer,
    `
    {液体洗剤/濃縮洗剤/柔軟剤} 大容量詰替 | 2.5kg 980, 4kg 1480 | | max=3 short=大容量`,
  ),
]
