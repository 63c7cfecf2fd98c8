import type { LargeWords } from '../vocabulary.ts'
import { houseGoods } from './household-goods.ts'
import { paperAndWash } from './household-paper-and-wash.ts'

export const household: LargeWords = {
  name: '日用品',
  illustration: 'soap',
  firstOrderNumber: 109_001,
  traits: {
    temperature: 'room',
    kind: 'pouch',
    tint: 'home',
    packs: ['sky', 'pink', 'green', 'white', 'purple', 'blue'],
    taxRate: 10,
    nutrition: 'none',
    brands: ['', '', '', 'まいにちの暮らし'],
    catchCopy: ['切らしたくない、毎日の必需品。', '暮らしを、少し軽やかに。', '組合員の声から生まれました。'],
    use: ['毎日の暮らしに、お役立てください。'],
  },
  middle: [...paperAndWash, ...houseGoods],
}
