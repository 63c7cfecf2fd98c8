import type { Database } from '../database/open-database.ts'
import { insertRows } from './insert-rows.ts'

/**
 * Postal codes that follow each other: the first one, and the towns from there on. A town of several
 * names with ・ between them shares its code. A sample of Hokkaido, enough for a form to be filled in.
 */
const blocks: readonly { city: string; first: string; towns: string }[] = [
  {
    city: '札幌市中央区',
    first: '0600001',
    towns: '北一条西 北二条西 北三条西 北四条西 北五条西 北六条西 北七条西 北八条西 北九条西 北十条西 北十一条西',
  },
  { city: '札幌市中央区', first: '0600031', towns: '北一条東 北二条東 北三条東 北四条東 北五条東' },
  { city: '札幌市中央区', first: '0600041', towns: '大通東 大通西' },
  { city: '札幌市中央区', first: '0600051', towns: '南一条東 南二条東 南三条東 南四条東・南五条東' },
  { city: '札幌市中央区', first: '0600061', towns: '南一条西 南二条西 南三条西' },
  {
    city: '札幌市中央区',
    first: '0640801',
    towns:
      '南一条西 南二条西 南三条西 南四条西 南五条西 南六条西 南七条西 南八条西 南九条西 南十条西 南十一条西 南十二条西',
  },
  { city: '札幌市中央区', first: '0640821', towns: '北一条西 北二条西 北三条西 北四条西 北五条西・旭ケ丘' },
  { city: '札幌市中央区', first: '0640941', towns: '旭ケ丘 界川 円山西町 双子山・伏見 宮の森' },
  {
    city: '札幌市北区',
    first: '0010010',
    towns: '北十条西 北十一条西 北十二条西 北十三条西 北十四条西 北十五条西 北十六条西',
  },
  {
    city: '札幌市北区',
    first: '0010020',
    towns: '北二十条西 北二十一条西 北二十二条西 北二十三条西 北二十四条西 北二十五条西',
  },
  {
    city: '札幌市北区',
    first: '0010901',
    towns: '新琴似一条 新琴似二条 新琴似三条 新琴似四条 新琴似五条 新琴似六条 新琴似七条 新琴似八条',
  },
  {
    city: '札幌市東区',
    first: '0650006',
    towns: '北六条東 北七条東 北八条東 北九条東 北十条東 北十一条東 北十二条東 北十三条東 北十四条東',
  },
  { city: '札幌市東区', first: '0070841', towns: '北四十一条東 北四十二条東 北四十三条東 北四十四条東 北四十五条東' },
  {
    city: '札幌市白石区',
    first: '0030001',
    towns: '東札幌一条 東札幌二条 東札幌三条 東札幌四条 東札幌五条 東札幌六条',
  },
  { city: '札幌市白石区', first: '0030021', towns: '栄通 本郷通 南郷通 本通 中央一条・中央二条・中央三条' },
  { city: '札幌市厚別区', first: '0040051', towns: '厚別中央一条 厚別中央二条 厚別中央三条 厚別中央四条 厚別中央五条' },
  { city: '札幌市豊平区', first: '0620901', towns: '豊平一条 豊平二条 豊平三条 豊平四条 豊平五条 豊平六条 豊平七条' },
  { city: '札幌市豊平区', first: '0620931', towns: '平岸一条 平岸二条 平岸三条 平岸四条 平岸五条' },
  { city: '札幌市清田区', first: '0040841', towns: '清田一条 清田二条 清田三条 清田四条・清田五条・清田六条' },
  { city: '札幌市南区', first: '0050001', towns: '澄川一条 澄川二条 澄川三条 澄川四条 澄川五条 澄川六条' },
  { city: '札幌市西区', first: '0630001', towns: '山の手一条 山の手二条 山の手三条 山の手四条 山の手五条' },
  { city: '札幌市西区', first: '0630811', towns: '琴似一条 琴似二条 琴似三条 琴似四条' },
  { city: '札幌市手稲区', first: '0060011', towns: '富丘一条 富丘二条 富丘三条 富丘四条 富丘五条' },
  { city: '小樽市', first: '0470021', towns: '入船 住吉町 住ノ江・新富町 花園 相生町' },
  { city: '函館市', first: '0400001', towns: '五稜郭町 柳町 松陰町・梁川町 杉並町 人見町 時任町 千代台町' },
  { city: '函館市', first: '0420931', towns: '湯浜町 湯川町 花園町・日吉町 深堀町' },
  {
    city: '旭川市',
    first: '0700030',
    towns: '宮下通 一条通 二条通 三条通 四条通 五条通 六条通 七条通 八条通 九条通・十条通',
  },
  { city: '室蘭市', first: '0510011', towns: '中央町 海岸町 常盤町・清水町 幸町 沢町' },
  { city: '釧路市', first: '0850011', towns: '旭町 栄町 末広町 川上町・黒金町 北大通 幸町 錦町' },
  { city: '帯広市', first: '0800010', towns: '大通南 西一条南 西二条南 西三条南 西四条南 西五条南 西六条南・西七条南' },
  { city: '北見市', first: '0900011', towns: '曙町 高栄東町・高栄西町 常盤町 朝日町 緑町' },
  { city: '岩見沢市', first: '0680001', towns: '一条東・二条東 三条東 四条東 五条東 六条東' },
  { city: '江別市', first: '0670001', towns: '王子・対雁・高砂町 緑町 三条 四条・五条 六条' },
  { city: '苫小牧市', first: '0530001', towns: '一本松町 明野新町 柳町・新明町 旭町 元中野町' },
  { city: '千歳市', first: '0660021', towns: '東雲町・朝日町 豊里 梅ケ丘 真々地・緑町' },
  { city: '恵庭市', first: '0611421', towns: '大町 福住町 栄恵町・新町 京町' },
  { city: '北広島市', first: '0611101', towns: '北の里・中の沢 西の里 大曲 共栄町' },
  { city: '石狩市', first: '0613201', towns: '花川南一条・花川南二条 花川南三条 花川南四条 花川北一条' },
  { city: '稚内市', first: '0970001', towns: '末広・萩見 潮見 港 中央・宝来' },
  { city: '名寄市', first: '0960001', towns: '東一条北・東一条南 東二条北 西一条北 西二条北' },
  { city: '富良野市', first: '0760001', towns: '若葉町・錦町 末広町 緑町 北の峰町' },
  { city: '滝川市', first: '0730001', towns: '東町・西町 本町 栄町 明神町' },
]

const codeDigits = 7

export type AddressRow = { post_code: string; prefecture: string; city: string; town: string }

/** Every town with its postal code. [SGN-028] */
export const addressRows: readonly AddressRow[] = blocks.flatMap(({ city, first, towns }) =>
  towns.split(' ').flatMap((group, step) =>
    group.split('・').map((town) => ({
      post_code: String(Number(first) + step).padStart(codeDigits, '0'),
      prefecture: '北海道',
      city,
      town,
    })),
  ),
)

export const seedAddresses = (db: Database): Promise<void> => insertRows(db, 'address', addressRows)
