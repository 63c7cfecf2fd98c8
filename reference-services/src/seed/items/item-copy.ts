import { type Chance, pick } from '../../pictures/mulberry32.ts'
import type { Item } from './item.ts'
import type { Traits } from './vocabulary.ts'

const keeping: Readonly<Record<Item['temperature'], string>> = {
  frozen: '−18℃以下で保存し、解凍後はお早めにお召しあがりください。',
  chilled: '10℃以下で保存し、開封後は期限にかかわらずお早めにお召しあがりください。',
  room: '直射日光、高温多湿を避けて保存してください。',
}

type Subject = { traits: Traits; temperature: Item['temperature']; place: string | undefined; chance: Chance }

/** Catch copy, three groups of copy (what it is, how to use it, how to keep it) and notes. [CAT-053] */
export function copyOf({
  traits,
  temperature,
  place,
  chance,
}: Subject): Pick<Item, 'copy' | 'notes'> & Partial<Pick<Item, 'catchCopy'>> {
  const say = (sentences: readonly [string, ...string[]] | undefined) => {
    const [first, ...others] = (sentences ?? []).filter((sentence) => place !== undefined || !sentence.includes('$@'))
    return first === undefined ? undefined : pick(chance, [first, ...others]).replaceAll('$@', placeInText(place))
  }
  const catchCopy = say(traits.catchCopy)
  return {
    ...(catchCopy === undefined ? {} : { catchCopy }),
    copy: [say(traits.about), say(traits.use), keeping[temperature]].filter((group) => group !== undefined),
    notes: traits.note === undefined ? [] : [traits.note],
  }
}

const placeInText = (place: string | undefined) => (place === '国内' ? '国' : (place ?? ''))
