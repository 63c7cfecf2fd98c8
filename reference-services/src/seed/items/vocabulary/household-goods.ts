import { type MiddleWords, middle, small } from '../vocabulary.ts'

export const houseGoods: readonly MiddleWords[] = [
  middle(
    'キッチン用品',
    {
      kind: 'box',
      ill: 'basket',
      about: ['毎日使いやすい形と大きさにこだわりました。', '洗いやすく、片づけやすい作りです。'],
      use: ['はじめて使う前に、よく洗ってください。'],
    },
    small(
      'ラップ・保存袋',
      { ill: 'roll', packs: ['yellow', 'sky', 'green', 'white', 'pink'] },
      `
      食品用ラップ {22cm×50m*0.8/30cm×50m/30cm×20m*0.6} | 1本 298, 3本 798 | | short=ラップ sub
      {アルミホイル/クッキングシート} | 25cm×8m 198, 30cm×15m 328 | | short=キッチン pb=$1
      クッキングカップ {6号/8号} | 80枚 148 | | short=カップ
      保存袋 {冷凍用/ジッパー付き} {S*0.8/M/L*1.1} | 20枚 228, 40枚 398 | | short=保存袋 pb=$1 take=8 ill=rubbish-bag
      ポリ袋 {Sサイズ/Mサイズ/Lサイズ} | 100枚 148, 200枚 258 | | short=ポリ袋 kind=pouch ill=rubbish-bag`,
    ),
    small(
      'スポンジ・ふきん・ごみ袋',
      { ill: 'sponge', kind: 'pouch', packs: ['yellow', 'green', 'orange', 'sky', 'kraft'] },
      `
      {キッチン/やわらか/アクリル/ネット}スポンジ | 3個 198, 5個 298 | | short=スポンジ pb=$1 sub
      {ふきん/台ふき} | 3枚 298, 10枚 780 | | short=ふきん ill=towel
      マイクロファイバークロス | 3枚 298, 10枚 698 | | short=クロス ill=towel
      ごみ袋 {半透明/札幌市規格*1.2} {20L*0.7/30L*0.85/45L} | 30枚 298, 50枚 428 | | short=ごみ袋 ill=rubbish-bag take=8
      {水切りネット/排水口ネット/三角コーナー袋} | 50枚 148, 100枚 248 | | short=ネット`,
    ),
    small(
      '調理道具・食器',
      { ill: 'cooking', packs: ['red', 'black', 'navy', 'kraft', 'green'] },
      `
      フライパン {20cm*0.9/24cm/28cm*1.2} | 1個 1980 | | short=フライパン ill=cooking
      卵焼き器 | 1個 1480 | | ill=cooking
      {片手鍋 18cm/両手鍋 22cm*1.3} | 1個 1980 | | short=鍋 ill=pot
      {包丁/まな板/ピーラー*0.5/キッチンばさみ} | 1個 1280 | | short=$1 ill=knife
      保存容器 {角型/丸型} | 1個 398, 3個 980 | | short=保存容器 ill=bento-box
      弁当箱 {1段/2段*1.2} | 1個 980 | | short=弁当箱 ill=bento-box
      水筒 {350ml/500ml*1.1} | 1本 1980 | | short=水筒 ill=flask
      マグカップ {藍/白} | 1個 598, 2個 1080 | | short=マグカップ ill=hot-beverage
      {茶わん/小鉢/大皿*1.6} {藍/白} | 1個 498, 2個 928 | | short=$1 ill=bowl-with-spoon take=7
      汁わん {朱/黒} | 1個 680 | | short=汁わん ill=bowl-with-spoon`,
    ),
  ),
  middle(
    '住まい・暮らし',
    { kind: 'box', ill: 'broom', about: ['暮らしの困りごとを、手軽に解決します。', '場所をとらず、さっと使えます。'] },
    small(
      '掃除・収納',
      { packs: ['green', 'sky', 'orange', 'kraft', 'white'] },
      `
      ほうき・ちりとりセット | 1組 980 | | short=ほうき
      モップ {/替えシート付き*1.3} | 1本 980 | | short=モップ
      粘着クリーナー | 本体・1本 398, 替え・3本 298, 替え・6本 528 | | short=粘着ローラ ill=roll
      {収納ケース/衣類圧縮袋/ハンガー/すき間収納} | 1個 780, 3個 1280 | | short=$1 ill=basket take=7
      {つっぱり棒/滑り止めマット/すき間テープ} | 1個 498, 2個 880 | | short=$1 ill=package`,
    ),
    small(
      '防虫・消臭・線香',
      { ill: 'leaf-fluttering-in-wind', packs: ['green', 'purple', 'sky', 'white', 'red'] },
      `
      消臭剤 {玄関用/トイレ用/冷蔵庫用} {無香料/せっけん} | 400ml 298, 詰替 228 | | short=消臭剤 pb=$1 take=8 ill=spray
      衣類用防虫剤 {引き出し用/クローゼット用} | 24個 498, 3個 528 | | short=防虫剤 take=3
      除湿剤 | 3個 298, 12個 980 | | 
      ダニよけシート | 2枚 598 | | short=ダニよけ
      虫よけスプレー {/無香料} | 200ml 698 | | short=虫よけ ill=spray
      蚊取り線香 | 10巻 298, 30巻 680 | | short=蚊取り
      コバエ取り | 1個 398, 2個 728 | | 
      {線香/ろうそく} {ラベンダー/白檀/無香} | 1箱 598 | | short=$1 ill=candle take=4`,
    ),
    small(
      '電池・防災・園芸',
      { ill: 'candle', packs: ['yellow', 'red', 'black', 'green'] },
      `
      アルカリ乾電池 {単1*1.4/単2*1.3/単3/単4} | 4本 398, 10本 780 | | short=乾電池 pb=$1 take=7 ill=battery
      {懐中電灯/LEDランタン*1.5} | 1個 980 | | short=$1 ill=torch
      非常用トイレ | 10回分 880, 50回分 3480 | | short=非常用 ill=package
      アルミブランケット | 1枚 398, 2枚 698 | | short=防災 ill=package pb=もしもに
      花の苗 {3種/6種*1.8} | 1セット 780 | | short=花の苗 ill=tulip tint=leaf kind=loose n=3
      {花束/仏花*0.7} | 1束 980 | | short=$1 ill=bouquet tint=leaf kind=loose n=1
      鉢花 {ミニバラ/シクラメン} | 1鉢 980 | | short=鉢花 ill=tulip tint=leaf kind=loose n=1
      チューリップ球根 {赤/黄/ミックス} | 10球 580 | | short=球根 ill=tulip tint=leaf kind=pouch
      野菜の種 {ミニトマト/小松菜/枝豆} | 1袋 228 | | short=$1 ill=seedling tint=leaf kind=pouch
      培養土 | 5L 398, 14L 880 | | ill=seedling tint=leaf kind=pouch`,
    ),
    small(
      'ペット用品',
      { kind: 'pouch', ill: 'package', packs: ['orange', 'green', 'red', 'blue'], shelf: '製造日から540日' },
      `
      ドッグフード {チキン/ビーフ/シニア用} | 1kg 780, 2.5kg 1680 | | short=犬用 pb=$1 ill=meat-on-bone
      キャットフード {まぐろ/かつお/室内用} | 1kg 880, 60g×12 798 | | short=猫用 pb=$1 ill=fish
      ペットシーツ {レギュラー/ワイド} | 100枚 1180, 50枚 680 | | short=シーツ
      猫砂 {紙/木} | 7L 698 | | short=猫砂
      ペット用ウェットシート | 80枚 298 | | short=ペット`,
    ),
  ),
  middle(
    '衣料・寝具',
    {
      kind: 'pouch',
      ill: 't-shirt',
      about: ['肌ざわりのよい生地を選びました。', '洗濯をくり返しても型くずれしにくい作りです。'],
      use: ['洗濯表示を確かめてお手入れしてください。'],
    },
    small(
      '肌着・靴下',
      { packs: ['navy', 'white', 'pink', 'black', 'sky'], scrollCategory: 1 },
      `
      {綿/あったか/涼感}肌着 {婦人/紳士/こども*0.8} {M/L} | 2枚 1480 | | short=肌着 pb=$1 take=12
      {靴下/あったか靴下/5本指靴下} {婦人/紳士} | 3足 880, 5足 1280 | | short=靴下 ill=socks pb=$2 take=8
      {タイツ/レギンス/ストッキング} {M〜L/L〜LL} | 2足 780 | | short=$1 ill=socks`,
    ),
    small(
      'タオル・寝具',
      { packs: ['sky', 'cream', 'pink', 'green', 'white'], scrollCategory: 2 },
      `
      {フェイス/バス*1.8/ハンド*0.6}タオル {今治/無地*0.8} | 2枚 798, 5枚 1680 | | short=タオル pb=$1 take=10 ill=towel
      {敷きパッド/毛布/まくらカバー*0.5/シーツ} {シングル/ダブル*1.3} | 1枚 2480 | | short=$1 take=8 ill=towel
      スリッパ {婦人/紳士} | 1足 980 | | short=スリッパ ill=slippers
      {エプロン/腹巻} | 1点 1180 | | short=$1`,
    ),
  ),
  middle(
    'ギフト・ポイント交換',
    {
      kind: 'box',
      ill: 'gift',
      packs: ['red', 'navy', 'purple', 'green', 'pink', 'cream'],
      catchCopy: ['ためたポイントと、交換できます。'],
      about: ['ポイントと交換できる、暮らしの品を集めました。'],
      use: ['交換のお申込み後の変更はご遠慮ください。'],
    },
    small(
      'ポイント交換 食品',
      { isPointExchange: true, taxRate: 8, tint: 'sweet', shelf: '製造日から120日' },
      `
      ポイント交換 {ゆめぴりか 2kg/ななつぼし 2kg} | 1袋 1280 | うるち米（北海道産） | short=お米 ill=sheaf-of-rice nut=rice kind=pouch place=北海道
      ポイント交換 {りんごジュース/トマトジュース} | 1L×2 780 | 果汁・野菜汁（北海道産） | short=ジュース ill=りんご nut=juice kind=bottle liq=#E0B040
      ポイント交換 {コーヒー/紅茶/緑茶}詰合せ | 1箱 980, 2箱 1880 | 茶葉・コーヒー豆 | short=詰合せ nut=tea ill=teacup-without-handle
      ポイント交換 {クッキー/チョコレート/せんべい}詰合せ | 1箱 880, 2箱 1680 | 小麦粉、砂糖、バター、卵 | short=詰合せ ill=cookie nut=cookie
      ポイント交換 {はちみつ/ジャム}セット | 2個 1180 | はちみつ、果実、砂糖 | short=甘いもの ill=honey-pot nut=honey
      ポイント交換 {そば/うどん/ラーメン}セット | 6食 1280 | 小麦粉、そば粉、しょうゆ | short=麺セット ill=noodles nut=driedNoodle`,
    ),
    small(
      'ポイント交換 くらし',
      { isPointExchange: true },
      `
      ポイント交換 {バスタオル/フェイスタオル*0.6/ブランケット*1.4} {藍/生成り} | 1枚 1280 | | short=タオル ill=towel
      ポイント交換 {保冷バッグ/エコバッグ*0.7/トートバッグ} | 1点 980 | | short=バッグ ill=basket
      ポイント交換 {片手鍋*1.6/フライパン*1.5/保存容器セット} | 1点 1480 | | short=台所用品 ill=pot
      ポイント交換 {マグカップ/茶わん/箸セット*0.7} | 1点 780, 2点 1380 | | short=食器 ill=teacup-without-handle
      ポイント交換 {トイレットペーパー/ティッシュペーパー/キッチンペーパー} | 1袋 498, 3袋 1380 | | short=紙製品 ill=roll-of-paper
      ポイント交換 {洗剤セット/石けんセット} | 1セット 698 | | short=日用品 ill=soap
      ポイント交換 歯ブラシセット | 1セット 698, 2セット 1280 | | short=歯ブラシ ill=toothbrush
      ポイント交換 {花束/鉢植え/ろうそく} | 1点 1180 | | short=花と灯り ill=bouquet tint=leaf
      寄付 {子ども食堂を応援/森づくり基金/災害支援基金} | 1口 500 | | short=寄付 ill=four-leaf-clover tax=0 kind=loose tint=leaf`,
    ),
    small(
      '商品券・ギフト券',
      {
        kind: 'box',
        packs: ['red', 'navy', 'green', 'purple'],
        catchCopy: ['気持ちを、かたちに。'],
        about: ['お店と宅配の両方で使えます。'],
        use: ['贈りものに、お祝いに。'],
      },
      `
      生協ギフト券 {/のし付き} | 1,000円券 1000, 1,000円券×5枚 5000, 1,000円券×10枚 10000 | | short=ギフト券 tax=0 ill=ticket
      {お米ギフト券/おこめ券} | 440円券×5枚 2200 | | short=$1 tax=0 ill=ticket`,
    ),
    small(
      '慶弔・季節のギフト',
      {
        shelf: '製造日から180日',
        taxRate: 8,
        tint: 'sweet',
        catchCopy: ['産地の味を、贈りものに。'],
        about: ['北海道の産地から、選りすぐりを詰め合わせました。'],
        use: ['のしの表書きは、お申込み時にお選びください。'],
      },
      `
      北海道 {鮭といくら*1.6/ハム/ジンギスカン}詰合せ ギフト | 1箱 3980 | 肉、魚介、食塩、しょうゆ、砂糖 | short=ギフト temp=frozen ill=$1 nut=salmon place=北海道 take=3
      北海道 {バター飴/チーズ/銘菓}詰合せ ギフト | 1箱 2480 | 乳製品、砂糖、小麦粉、卵 | short=ギフト ill=gift nut=cookie place=北海道
      {富良野/夕張}メロン ギフト {1玉/2玉*1.7} | 1箱 3480 | | short=メロン ill=melon nut=fruit temp=chilled place=北海道$1 shelf=生鮮品につきお早めに`,
    ),
  ),
]
