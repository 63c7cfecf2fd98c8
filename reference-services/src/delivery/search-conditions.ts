import { readFileSync } from 'node:fs'
import path from 'node:path'
import { searchConditionsCall } from '@shop/shared/contract'
import * as v from 'valibot'

const file = path.resolve(import.meta.dirname, '../../../static-data/search_condition.json')

/** Conditions in their order, from the same list that the pages load. [CAT-083] */
export const readSearchConditions = (): { code: string; name: string }[] =>
  v
    .parse(searchConditionsCall.reply, JSON.parse(readFileSync(file, 'utf8')))
    .searchConditions.toSorted((one, other) => one.displayOrder - other.displayOrder)
    .map(({ code, name }) => ({ code, name }))
