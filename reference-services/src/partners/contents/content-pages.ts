import { type ContentMessage, toCategory, toProduct, toSearch } from './content-messages.ts'

type Way = { text: string; note?: string; message: ContentMessage }
type Chapter = { heading: string; picture: string; text: string; ways: readonly Way[] }
export type ContentPage = {
  title: string
  lead: string
  picture: string
  tint: string
  chapters: readonly [Chapter, ...Chapter[]]
}

const product = (no: string, text: string, note: string): Way => ({ text, note, message: toProduct(no) })
const category = (code: string, text: string): Way => ({ text, message: toCategory(code) })
const search = (word: string): Way => ({ text: `「${word}」の商品をさがす`, message: toSearch(word) })

/** Special features by catalogue and name: what an agency makes for the co-op. */
export const contentPages: Readonly<Record<string, Readonly<Record<string, ContentPage>>>> = {
  '1': {
    osoji: {
      title: '年末の大掃除、ことしは楽に。',
      lead: '上から下へ、奥から手前へ。順番と道具がそろえば、半日で終わります。',
      picture: 'sponge',
      tint: '#DCEEF5',
      chapters: [
        {
          heading: '午前は、水まわりから',
          picture: 'soap',
          text: '洗剤をつけて待つ時間に、次の場所へ。つけおきの間に換気扇の外側をふけば、手が空きません。',
          ways: [
            product('109112', 'トイレ用洗剤', '本体・400ml'),
            product('109056', '濃縮液体洗濯洗剤', '本体・800g'),
            category('2202', '洗剤・洗濯の商品を見る'),
          ],
        },
        {
          heading: '午後は、部屋と押し入れ',
          picture: 'broom',
          text: '衣類の入れ替えは、防虫剤の取りかえどき。重いものを下に、よく使うものを腰の高さに置くと、春まで乱れません。',
          ways: [product('109307', '衣類用防虫剤', 'クローゼット用 24個'), search('スポンジ')],
        },
      ],
    },
  },
  '2': {
    nabe: {
      title: '鍋がおいしい、冬のはじまり。',
      lead: '白菜が甘くなり、海のものが太るころ。ひと鍋で、野菜も魚もたっぷりと。',
      picture: 'pot-of-food-l',
      tint: '#F7D774',
      chapters: [
        {
          heading: 'まずは、だしのきいた寄せ鍋',
          picture: 'fish',
          text: '鮭は皮目を軽くあぶると、香りが立ってくずれません。野菜は火の通りにくい順に。',
          ways: [
            product('102018', '時鮭切身（甘口）', '北海道産 3切・210g'),
            product('101059', '長ねぎ', '青森県産 2本'),
            category('13', 'お魚の売場を見る'),
          ],
        },
        {
          heading: '豆腐は、最後にあたためるだけ',
          picture: 'beans',
          text: '煮立てないのがこつ。角が立ったまま、湯気の向こうでふるふると揺れたら食べごろです。',
          ways: [product('104604', '北海道大豆の絹とうふ', '200g×3'), search('鍋')],
        },
      ],
    },
    obento: {
      title: '朝5分でできる、お弁当のおかず',
      lead: '凍ったまま詰めて、お昼に食べごろ。彩りを三つそろえれば、ふたを開けるのが楽しみになります。',
      picture: 'bento-box',
      tint: '#F9DDE1',
      chapters: [
        {
          heading: '茶色・緑・黄色の三色から',
          picture: 'egg',
          text: '主役をひとつ決めたら、残りは色で選びます。味の濃いもの、さっぱりしたものを隣り合わせに。',
          ways: [
            product('105309', 'きんぴらごぼうカップ', '6個・108g'),
            product('105311', '青菜のごま和えカップ', '6個・108g'),
            product('104164', '厚焼き玉子', '250g'),
            category('18', '冷凍食品の売場を見る'),
          ],
        },
      ],
    },
  },
  '3': {
    teiban: {
      title: '毎日つかう、コープの定番。',
      lead: '組合員の声でつくり、何度も直してきた商品です。原料と産地を、包みの表に書いています。',
      picture: 'bread',
      tint: '#F3E3D2',
      chapters: [
        {
          heading: '朝の食卓',
          picture: 'glass-of-milk',
          text: '北海道の小麦でつくった食パンと、しぼった場所のわかる牛乳。変わらない味を、毎週の箱に。',
          ways: [
            product('107077', '北海道小麦食パン', '5枚'),
            product('104001', '十勝しぼりたて牛乳', '1L'),
            category('17', '米・パン・麺を見る'),
            search('食パン'),
          ],
        },
      ],
    },
  },
  '4': {
    okurimono: {
      title: 'この冬に贈る、北の味。',
      lead: '離れて暮らす家族へ、お世話になった人へ。のしのご用意もできます。',
      picture: 'bouquet',
      tint: '#F9DDE1',
      chapters: [
        {
          heading: '日持ちのする焼き菓子',
          picture: 'cookie',
          text: '分けやすい小さな包みは、職場や近所へのあいさつに。',
          ways: [
            product('108001', 'バタークッキー', '10枚'),
            product('108069', 'トリュフ 抹茶', '9個'),
            category('2101', '洋菓子・焼き菓子を見る'),
            search('ギフト'),
          ],
        },
      ],
    },
  },
  '5': {
    seisansha: {
      title: '産直生産者の顔が見えるカタログ',
      lead: '42人の生産者と、冬の畑から。土の色も、雪の深さも、ひとりずつ違います。',
      picture: 'carrot-l',
      tint: '#E1EED6',
      chapters: [
        {
          heading: '雪の下で、甘くなるまで待つ',
          picture: 'potato',
          text: '収穫してから雪室で冬を越したじゃがいもは、でんぷんが糖に変わります。ふかして、塩だけでどうぞ。',
          ways: [
            product('101184', '雪室熟成じゃがいも（メークイン）', '北海道産 2kg'),
            product('101037', '雪の下キャベツ', '北海道産 1玉・約1.3kg'),
            category('11', '野菜の売場を見る'),
          ],
        },
        {
          heading: '木の上で、色づくまで待つ',
          picture: 'red-apple-l',
          text: '朝晩の冷えこみが、りんごに蜜を入れます。箱を開けたときの香りも、お届けもののひとつです。',
          ways: [product('101501', 'りんご ふじ', '青森県産 1.5kg・6〜8個'), search('りんご')],
        },
      ],
    },
  },
  '6': {
    kuramoto: {
      title: '蔵元をたずねて、北から南へ。',
      lead: '同じ大豆と塩でも、気候が変われば味が変わります。六つの蔵の仕事をたどりました。',
      picture: 'jar',
      tint: '#EBD6BC',
      chapters: [
        {
          heading: '木桶でひと冬、ふた冬',
          picture: 'jar',
          text: '再仕込みのしょうゆは、しょうゆでもう一度仕込みます。刺身には数滴、煮ものには仕上げに。',
          ways: [
            product('106007', '再仕込みしょうゆ', '1L'),
            product('106033', 'だし入り合わせみそ', '500g'),
            category('2001', 'しょうゆ・みそを見る'),
            search('みそ'),
          ],
        },
      ],
    },
  },
}
