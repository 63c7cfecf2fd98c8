import { catalogueCategoryItemsCall, catalogueHashtagItemsCall } from '@shop/shared/contract'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { memberOfLogin } from '../delivery/members.ts'
import { type ProductCard, productRows } from '../delivery/product-card.ts'
import { toCards } from '../delivery/product-list.ts'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { drawnFoods } from '../pictures/drawn-foods.ts'
import type { ServicePorts } from '../service-ports.ts'
import { otherCategoriesId, otherCategoriesName, splitTiles } from './catalogue-tiles.ts'
import { hashtags, type PaperCatalogue, paperCatalogueOf } from './paper-catalogues.ts'

/** [BIZ-002] */
const maxProducts = 999
const productsOfHashtag = 15
const hashtagsOfNumber = 3

type Rows = ExpressionBuilder<Schema, 'offer' | 'product'>
type Shelf = { id: string; category_id: string; category_name: string; illustration: string | null }

/** The goods of catalogues, from the shop's own products. */
export function answerCatalogueItems(calls: AnswerCalls, { clock, images, illustration }: ServicePorts): void {
  const nothing = { category_list: [], product_basic_info_list: [], category_name: null }

  async function cardsOf(
    { db, week, subject }: { db: Database; week: string; subject: string | undefined },
    only: (row: Rows) => Expression<SqlBool>,
    limit: number,
  ): Promise<ProductCard[]> {
    const rows = await productRows(db)
      .where('offer.planning_week', '=', week)
      .where(only)
      .orderBy('product.popularity', 'desc')
      .orderBy('product.order_no')
      .limit(limit)
      .execute()
    const member = await memberOfLogin(db, subject)
    return toCards(db, { week, memberCode: member?.code }, rows, images)
  }

  calls.forAnyone(
    catalogueCategoryItemsCall,
    async ({ db, query, subject }) => {
      const week = await findWeek(db, query.planningWeek, clock.now())
      const catalogue = paperCatalogueOf(query.catalogueId)
      if (week === undefined || catalogue === undefined) return nothing
      const shelves = await shelvesOnSale(db, week.number, illustration)
      const { own, others } = splitTiles(named(catalogue.shelves, shelves))
      const asked = query.catalogueCategoryId
      if (asked === undefined) {
        const rest = { category_id: otherCategoriesId, category_name: otherCategoriesName }
        const tiles = others.length === 0 ? [...own] : [...own, { ...rest, illustration: illustration('basket') }]
        return { ...nothing, category_list: tiles }
      }
      if (asked === otherCategoriesId)
        return { ...nothing, category_list: [...others], category_name: otherCategoriesName }
      if (!isIn(catalogue, asked)) return nothing
      const name = shelves.get(asked)?.category_name ?? null
      const below = [...shelves.values()].filter(({ id }) => id !== asked && id.startsWith(asked))
      if (below.length > 0) return { ...nothing, category_list: below, category_name: name }
      const products = await cardsOf(
        { db, week: week.number, subject },
        (row) => row('product.middle_code', '=', asked),
        maxProducts,
      )
      return { category_list: [], product_basic_info_list: products, category_name: name }
    },
    'forVisitors',
  )

  calls.forAnyone(
    catalogueHashtagItemsCall,
    async ({ db, query, subject }) => {
      const week = await findWeek(db, query.planningWeek, clock.now())
      const catalogue = paperCatalogueOf(query.catalogueId)
      if (week === undefined || catalogue === undefined) return { catalogue_hashtag_product_list: [] }
      const rows = hashtagsAt(catalogue, query.number).map(async (name) => ({
        hashtag_name: name,
        product_basic_info_list: await cardsOf(
          { db, week: week.number, subject },
          (row) =>
            row.and([
              row('product.middle_code', 'in', hashtags[name]),
              row('product.is_limited', '=', false),
              row('product.is_point_exchange', '=', false),
            ]),
          productsOfHashtag,
        ),
      }))
      return { catalogue_hashtag_product_list: await Promise.all(rows) }
    },
    'forVisitors',
  )
}

const isIn = ({ shelves }: PaperCatalogue, code: string) => shelves.some((shelf) => code.startsWith(shelf))

const named = (codes: readonly string[], shelves: ReadonlyMap<string, Shelf>): Shelf[] =>
  codes.flatMap((code) => shelves.get(code) ?? [])

/** Each number begins with another one. */
export function hashtagsAt({ hashtags: all }: PaperCatalogue, number: number) {
  const first = number % all.length
  return [...all.slice(first), ...all.slice(0, first)].slice(0, hashtagsOfNumber)
}

/** Some foods are drawn by the program and are no file. */
const fileOf = (name: string | undefined) => (name !== undefined && Object.hasOwn(drawnFoods, name) ? undefined : name)

/** Large and middle categories with something on sale; a middle one shows the most liked of its products. */
async function shelvesOnSale(
  db: Database,
  week: string,
  illustration: (name: string) => string,
): Promise<Map<string, Shelf>> {
  const onSale = await db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .distinctOn('product.middle_code')
    .select(['product.middle_code', 'product.picture'])
    .where('offer.planning_week', '=', week)
    .orderBy('product.middle_code')
    .orderBy(sql`popularity desc`)
    .execute()
  const pictures = new Map(onSale.map(({ middle_code, picture }) => [middle_code, picture.ill?.[0]]))
  const nodes = await db
    .selectFrom('category')
    .select(['large_code', 'middle_code', 'name', 'illustration'])
    .where('small_code', '=', '')
    .orderBy('display_order')
    .execute()
  const ofLarge = new Map(
    nodes
      .filter(({ middle_code }) => middle_code === '')
      .map((node) => [node.large_code, node.illustration ?? undefined] as const),
  )
  const shelves = nodes.flatMap(({ large_code, middle_code, name, illustration: own }): [string, Shelf][] => {
    const id = middle_code === '' ? large_code : middle_code
    const isOnSale = [...pictures.keys()].some((code) => code.startsWith(id))
    const picture = own ?? fileOf(pictures.get(id)) ?? ofLarge.get(large_code)
    const address = picture === undefined ? null : illustration(picture)
    return isOnSale ? [[id, { id, category_id: id, category_name: name, illustration: address }]] : []
  })
  return new Map(shelves)
}
