import type { LargeWords } from '../vocabulary.ts'
import { drinks } from './drinks.ts'
import { sweets } from './sweets.ts'

export const sweetsAndDrinks: LargeWords = {
  name: '菓子・飲料',
  illustration: 'cookie',
  firstOrderNumber: 108_001,
  traits: {
    temperature: 'room',
    kind: 'box',
    tint: 'sweet',
    packs: ['pink', 'red', 'brown', 'cream', 'sky', 'purple', 'yellow'],
    brands: ['', '', '', 'みのりの約束', 'まいにちの台所'],
    catchCopy: ['ひと息つきたい時間に。', '家族で分けあう、おやつの時間。', 'いつもの味を、切らさずに。'],
    about: [
      '北海道産の原料を生かし、素直な味に仕上げました。',
      '着色料や保存料に頼らず、素材の味を大切にしています。',
      '一つずつ包装し、分けやすくしました。',
    ],
    use: ['お茶の時間や、お子さまのおやつに。', '小分けにして、お出かけにも。'],
  },
  middle: [...sweets, ...drinks],
}
