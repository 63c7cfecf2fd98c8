import type { Chance } from '../../pictures/mulberry32.ts'
import { allergensIn, allergensOfFactory, containsSentence } from './allergens.ts'
import type { Draft } from './draft.ts'
import type { Item } from './item.ts'
import { nutritionOf } from './nutrition.ts'
import { fillIn } from './pattern.ts'

/** The list of ingredients that the law demands on the pack. Fresh goods have no list of ingredients, but allergens. */
export function labelOf({ traits, row, reading }: Draft, name: string, chance: Chance) {
  const { options } = row
  const shelf = (options.shelf ?? traits.shelf)?.replaceAll('_', ' ')
  const profile = options.nut ?? traits.nutrition ?? 'none'
  const place = reading.place ?? traits.place ?? ''
  const written = row.ingredients === undefined ? undefined : fillIn(row.ingredients, { ...reading, place })
  const kept = {
    ...(shelf === undefined ? {} : { bestBefore: shelf }),
    ...(written === undefined ? {} : { ingredients: written }),
  }
  if (profile === 'none') return { ...kept, allergens: [], nutrition: [] }
  const facts = nutritionOf(profile, chance)
  const food = { ...kept, nutritionUnit: facts.unit, calorie: facts.calorie, nutrition: facts.values }
  return traits.isAlcohol === true ? { ...food, allergens: [] } : { ...food, ...allergyOf(name, written, chance) }
}

/** Only a mixture ends with the sentence 一部に…を含む; a few also tell of their factory. */
function allergyOf(name: string, written: string | undefined, chance: Chance): Pick<Item, 'allergens' | 'ingredients'> {
  const contained = allergensIn(`${name} ${written ?? ''}`)
  if (written?.includes('、') !== true) return { allergens: contained }
  const fromFactory = chance() < 0.06 && contained.length > 0 ? allergensOfFactory(contained, chance) : []
  return { ingredients: written + containsSentence(contained), allergens: [...contained, ...fromFactory] }
}
