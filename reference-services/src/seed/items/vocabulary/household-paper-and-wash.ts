import { type MiddleWords, middle, small } from '../vocabulary.ts'

export const paperAndWash: readonly MiddleWords[] = [
  middle(
    '紙・衛生用品',
    {
      ill: 'roll-of-paper',
      kind: 'pouch',
      about: ['牛乳パックなどの再生紙を生かしています。', 'ふんわりとした使いごこちに仕上げました。'],
      use: ['ご家庭の常備品として。', '湿気の少ない場所に保管してください。'],
    },
    small(
      'トイレットペーパー',
      { packs: ['pink', 'sky', 'green', 'purple', 'white'] },
      `
      やわらかトイレットペーパー ダブル | 12ロール 498 | | no=109001 fav=1330 sub pack=pink short=やわらか pb=ダブル30m
      再生紙トイレットペーパー {シングル/ダブル} | 12ロール 428, 18ロール 598 | | short=再生紙 pb=$1 sub
      {2倍巻き/3倍巻き/芯なし*1.1}トイレットペーパー {シングル/ダブル} | 6ロール 498, 8ロール 598 | | short=長巻き pb=$1 take=8
      {花柄/香りつき}トイレットペーパー ダブル | 12ロール 528 | | short=$1 ill=roll-of-paper`,
    ),
    small(
      'ティッシュ・キッチンペーパー',
      { kind: 'box', ill: 'tissue-box', packs: ['sky', 'pink', 'yellow', 'green'] },
      `
      ティッシュペーパー {150組/180組/保湿*1.5} | 5箱 348, 3箱 298 | | short=ティッシュ pb=$1 sub
      ポケットティッシュ {/保湿*1.4} | 16個 228 | | short=ポケット kind=pouch
      {ウェットティッシュ/除菌シート} | 80枚 128, 80枚×3 328 | | short=シート pb=$1 kind=pouch
      キッチンペーパー {50カット/100カット*1.6/厚手*1.2} | 4ロール 298, 2ロール 228 | | short=キッチン pb=$1 kind=pouch ill=roll-of-paper`,
    ),
    small(
      '生理・介護・ベビー用紙',
      { kind: 'pouch', ill: 'package', packs: ['pink', 'sky', 'purple', 'white'] },
      `
      {ナプキン 昼用/ナプキン 夜用*1.1/おりものシート*0.8} {羽つき/羽なし} | 20個 298, 30個 428 | | short=サニタリー take=5
      紙おむつ {テープ/パンツ} {Sサイズ/Mサイズ/Lサイズ} | 54枚 1480, 42枚 1380 | | short=おむつ pb=$1 take=7 ill=package
      大人用{パンツ/尿とりパッド/シーツ} {M/L} | 18枚 1180, 30枚 1480 | | short=介護用 pb=$1 take=6
      おしりふき {/厚手*1.2} | 80枚×3 298, 70枚×6 498 | | short=おしりふき ill=droplet`,
    ),
  ),
  middle(
    '洗剤・洗濯',
    {
      kind: 'pet',
      ill: 'droplet',
      liq: '#BFE3F2',
      packs: ['blue', 'green', 'pink', 'sky', 'purple', 'white'],
      about: ['植物由来の洗浄成分を使い、手肌と水にやさしく。', '少ない量でよく落ち、すすぎも軽くすみます。'],
      use: ['使用量の目安は容器の表示をご覧ください。', '子どもの手の届かない所に置いてください。'],
    },
    small(
      '洗濯洗剤',
      {},
      `
      {液体/濃縮液体*1.1/部屋干し用}洗濯洗剤 | 本体・800g 398, 詰替・700g 298, 詰替・1.6kg 598 | | short=洗濯洗剤 pb=$1 sub take=9
      粉せっけん {/無香料} | 1kg 498, 2kg 928 | | short=粉せっけん ill=soap kind=box
      {液体せっけん/おしゃれ着洗剤} | 本体・500ml 398, 詰替・450ml 298 | | short=せっけん ill=soap
      {酸素系漂白剤/洗濯槽クリーナー} | 500g 358, 1kg 580 | | short=漂白剤 kind=pouch
      しみ抜き剤 | 100ml 298 | | `,
    ),
    small(
      '柔軟剤・仕上げ',
      {},
      `
      柔軟剤 {フローラル/せっけん/無香料/グリーン} | 本体・600ml 378, 詰替・500ml 268, 詰替・1.4L 628 | | short=柔軟剤 ill=$1 take=10
      洗濯のり | 750ml 198 | | 
      {しわ取りスプレー/衣類用消臭剤} | 本体・400ml 328, 詰替・360ml 248 | | short=仕上げ剤 ill=spray`,
    ),
    small(
      '食器用洗剤',
      { liq: '#CFE8B4' },
      `
      植物生まれの食器用洗剤 詰替 | 800ml 328 | | no=109014 fav=377 pack=green short=食器用 liq=#CFE8B4 ill=herb
      食器用洗剤 {オレンジ/レモン/ミント/無香料} | 本体・270ml 168, 詰替・500ml 228, 詰替・1L 398 | | short=食器用 ill=$1 take=10 sub
      食洗機用洗剤 {/詰替} | 600g 498 | | short=食洗機用 kind=box
      食洗機用タブレット | 30個 498, 60個 880 | | short=食洗機用 kind=box
      {クレンザー/台所用漂白剤/重曹/クエン酸} | 400g 198, 1kg 398 | | short=キッチン take=6 kind=pouch`,
    ),
    small(
      '住まいの洗剤',
      { ill: 'spray' },
      `
      {おふろ/トイレ/ガラス/リビング}用洗剤 | 本体・400ml 228, 詰替・350ml 158 | | short=$1用 take=8 sub
      {換気扇用/カビ取り用}クリーナー | 400ml 328 | | short=$1
      排水口用クリーナー | 3回分 298, 6回分 528 | | short=排水口用 kind=box
      {トイレ用ふきとりシート/フローリング用シート/レンジ用シート} | 20枚 198, 30枚×2 398 | | short=シート kind=pouch`,
    ),
  ),
  middle(
    'からだ・ヘルスケア',
    {
      kind: 'pet',
      ill: 'lotion-bottle',
      liq: '#F4E3D2',
      packs: ['white', 'pink', 'green', 'sky', 'purple', 'cream'],
      about: ['肌にやさしい成分を選び、香りは控えめに。', '家族みんなで使える処方です。'],
      use: ['肌に合わないときは使用をおやめください。'],
    },
    small(
      'せっけん・ボディソープ',
      { ill: 'soap' },
      `
      {薬用/無添加/はちみつ}せっけん | 90g×3 298, 100g×6 498 | | short=せっけん pb=$1 kind=box
      ボディソープ {フローラル/無香料/せっけん} | 本体・500ml 428, 詰替・400ml 298, 詰替・900ml 598 | | short=ボディ take=8
      {泡ハンドソープ/薬用ハンドソープ} | 本体・250ml 298, 詰替・450ml 328 | | short=ハンド sub`,
    ),
    small(
      'ヘアケア',
      {},
      `
      {シャンプー/コンディショナー/トリートメント*1.1} {ダメージケア/さらさら/無香料} | 本体・480ml 528, 詰替・400ml 398 | | short=ヘアケア pb=$1 take=12
      リンスインシャンプー {フローラル/無香料} | 本体・500ml 528, 詰替・400ml 398 | | short=ヘアケア
      {ヘアオイル/白髪染め*1.2} | 80ml 698 | | short=ヘアケア kind=box`,
    ),
    small(
      'オーラルケア',
      { kind: 'box', ill: 'toothbrush' },
      `
      歯ブラシ {ふつう/やわらかめ/こども用} | 3本 298, 6本 498 | | short=歯ブラシ pb=$1 sub
      歯みがき {薬用/塩/ステインケア} | 120g 298, 120g×3 780 | | short=歯みがき pb=$1
      マウスウォッシュ {ミント/マイルド} | 600ml 498 | | short=口腔ケア kind=pet
      デンタルフロス | 30本 298, 50m 358 | | short=フロス
      入れ歯洗浄剤 | 48錠 328, 108錠 580 | | short=入れ歯用`,
    ),
    small(
      'スキンケア・マスク',
      {},
      `
      {化粧水/乳液} {しっとり/さっぱり} | 本体・180ml 880, 詰替・160ml 698 | | short=$1 take=6
      {クリーム/クレンジング} {しっとり/さっぱり} | 100g 980 | | short=$1 kind=jar liq=#F7EEE4
      ハンドクリーム {無香料/ゆず} | 60g 398, 60g×2 728 | | short=ハンド
      リップクリーム | 1本 228, 2本 428 | | short=リップ
      日やけ止め {顔用/顔・からだ用} | 60g 780 | | short=日やけ止め
      マスク {ふつう/小さめ/こども用} | 30枚 398, 7枚 198 | | short=マスク kind=box ill=mask pb=$1
      使い捨てカイロ {貼る/貼らない} | 10個 298, 30個 780 | | short=カイロ kind=box ill=warm-pack
      入浴剤 {ゆず/森/ひのき} | 10包 298, 600g 398 | | short=入浴剤 kind=box ill=leaf-fluttering-in-wind
      冷却シート | 6枚 198, 12枚 358 | | kind=box ill=ice`,
    ),
  ),
]
