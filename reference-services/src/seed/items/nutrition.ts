import * as v from 'valibot'
import type { Chance } from '../../pictures/mulberry32.ts'
import { readJson } from '../../read-json.ts'

/** Grams of protein, fat, carbohydrate and salt in 100 g; kilocalories that are in none of them (alcohol). */
const profile = v.union([
  v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
  v.strictTuple([v.number(), v.number(), v.number(), v.number(), v.number()]),
])
const profiles = readJson(v.record(v.string(), profile), import.meta.dirname, 'nutrition-profiles.json')

export const isNutritionName = (name: string): boolean => Object.hasOwn(profiles, name)

const drinks: readonly string[] = [
  'milk',
  'lowFatMilk',
  'soyMilk',
  'tea',
  'juice',
  'softDrink',
  'vegetableJuice',
  'water',
  'beer',
  'sake',
  'wine',
  'spirits',
  'sweetAlcohol',
  'vinegar',
]

export type NutritionFacts = { unit: string; calorie: string; values: { name: string; value: string }[] }

/** Facts that agree with each other: 4, 9 and 4 kilocalories per gram of protein, fat and carbohydrate. */
export function nutritionOf(name: string, chance: Chance): NutritionFacts {
  const known = profiles[name]
  if (known === undefined) throw new RangeError(`no nutrition profile ${name}`)
  const [protein, fat, carbohydrate, salt, more = 0] = known
  const near = (grams: number) => Math.round(grams * (0.93 + chance() * 0.14) * 10) / 10
  const [p, f, c, s] = [near(protein), near(fat), near(carbohydrate), near(salt)] as const
  const grams = (value: number) => `${value.toFixed(1)}g`
  return {
    unit: drinks.includes(name) ? '100mlあたり' : '100gあたり',
    calorie: `${Math.round(p * 4 + f * 9 + c * 4 + more)}kcal`,
    values: [
      { name: 'たんぱく質', value: grams(p) },
      { name: '脂質', value: grams(f) },
      { name: '炭水化物', value: grams(c) },
      { name: '食塩相当量', value: grams(s) },
    ],
  }
}
