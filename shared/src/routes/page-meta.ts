import type { MetaValues, RouteDeclaration } from '@shop/shared/contract'
import type { RouteMatch } from './route.ts'

export type RouteMeta = Pick<RouteDeclaration, 'title' | 'desc' | 'keywords' | 'robots'>

/** `{product|商品}` is the product when it is known, else 商品. */
const placeholder = /\{(product|catalogue|category|word|jan)(?:\|([^}]*))?\}/g

const fill = (text: string, values: MetaValues): string =>
  text.replace(placeholder, (_, name: keyof MetaValues, otherwise = '') => values[name] ?? otherwise)

/** Values that the address itself gives: a search word, a bar code. */
export function addressValues(search: string): MetaValues {
  const query = new URLSearchParams(search)
  const word = query.get('searchWord')?.trim()
  const jan = query.get('janCode')
  return { ...(word ? { word: `「${word}」` } : {}), ...(jan !== null && /^\d{8,13}$/.test(jan) ? { jan } : {}) }
}

/** Fills title, description, keywords and robots of a route. [GRD-013] */
export const routeMeta = ({ title, desc, keywords, robots }: RouteMeta, values: MetaValues): RouteMeta => ({
  title: fill(title, values),
  desc: fill(desc, values),
  keywords,
  robots,
})

/** Gives the title of a screen before anything is known of its contents. */
export const titleOf = ({ route }: RouteMatch): string => fill(route.declaration.title, {})
