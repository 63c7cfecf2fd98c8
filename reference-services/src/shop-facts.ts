import { readFileSync } from 'node:fs'
import type { PageData } from '@shop/shared/contract'
import {
  type GivenSourceIds,
  idsOf,
  type OrderSource,
  orderSources,
  provisionalSources,
  type SourceIds,
} from '@shop/shared/input-status'
import * as v from 'valibot'
import { scrollStatuses } from './delivery/scroll-statuses.ts'
import { isPrivateAddress } from './local-origin.ts'
import { wrongSettings } from './wrong-settings.ts'

const phone = v.pipe(v.string(), v.regex(/^0\d{1,4}(?:-?\d{1,4}){2}$/, 'must be a phone number: 0120-000-111'))
/** An empty one is not drawn. [CHR-058] */
const link = v.pipe(
  v.string(),
  v.check((address) => address === '' || isPrivateAddress(address), 'must be an https address, or empty'),
)
const appLink = v.pipe(
  v.string(),
  v.regex(
    /^(?:|(?!javascript|data|vbscript|file|blob)[a-z][a-z\d+.-]*:\/\/\S+)$/,
    'must be an address of the app, or empty',
  ),
)
const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'must be letters, digits, dots and hyphens'))

/** [CHR-056] */
const phones = { enrolment: phone, order: phone, inquiry: phone, site: phone }
const links = {
  terms: link,
  privacy: link,
  articles: link,
  legal: link,
  contact: link,
  guide: link,
  request: link,
  catalogueContents: link,
  emergency: link,
  appStore: link,
  googlePlay: link,
  appOpen: appLink,
  webCatalogue: link,
}
/** Places of the recommendation service. [ORD-068] */
const recommendSpecs = { orderDialogPc: word, orderDialogSp: word }

const maxId = 9999
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxId))
const unknown = 'is no fact of the shop'
const sourceIds = v.strictObject({ web: id, app: id }, unknown)
/** Those that the API team has confirmed stand in code. [ORD-073, ORD-074] */
const sources = Object.fromEntries(provisionalSources().map((source) => [source, v.optional(sourceIds)]))

/** A number stands for one place of the web or of the app, and for no line of a scroll site. [BIZ-012] */
const isEachOnce = (given: Readonly<Record<string, SourceIds | undefined>>): boolean => {
  const all = (Object.keys(orderSources) as OrderSource[]).flatMap((source) => {
    const { web, app } = idsOf(source, given)
    return [web, app]
  })
  return new Set([...all, ...scrollStatuses]).size === all.length + scrollStatuses.length
}
const partOf = <E extends v.ObjectEntries>(entries: E) => v.optional(v.partial(v.strictObject(entries, unknown)))
const factsFile = v.strictObject(
  {
    phones: partOf(phones),
    links: partOf(links),
    recommendSpecs: partOf(recommendSpecs),
    orderSources: v.optional(
      v.pipe(
        v.strictObject(sources, unknown),
        v.check((given) => isEachOnce(given), 'must have each number once, and none of another source'),
      ),
    ),
  },
  unknown,
)

type Facts<E> = Readonly<Record<keyof E, string>>

/** Facts of the co-op in pages and mails: numbers, addresses of pages that are not ours, places of recommendations. */
export type ShopFacts = {
  phones: Facts<typeof phones>
  links: Facts<typeof links>
  recommendSpecs: Facts<typeof recommendSpecs>
  /** Ids in place of ours; those of a source that is not named are. */
  orderSources: GivenSourceIds
  /** Those that are ours until an operator names them, as `phones.order`. */
  missing: readonly string[]
}

const standIns = (partners: string): Omit<ShopFacts, 'missing' | 'orderSources'> => ({
  phones: { enrolment: '0120-000-111', order: '0120-000-222', inquiry: '0120-000-333', site: '0120-000-444' },
  links: {
    terms: `${partners}/pages/terms`,
    privacy: `${partners}/pages/privacy`,
    articles: `${partners}/pages/articles`,
    legal: `${partners}/pages/legal`,
    contact: `${partners}/pages/contact`,
    guide: `${partners}/pages/guide`,
    request: `${partners}/pages/request`,
    catalogueContents: `${partners}/catalogue/contents`,
    emergency: `${partners}/pages/emergency`,
    appStore: `${partners}/pages/app-store`,
    googlePlay: `${partners}/pages/google-play`,
    appOpen: 'todok://top',
    webCatalogue: `${partners}/web-catalogue`,
  },
  recommendSpecs: { orderDialogPc: 'recommend-order-pc', orderDialogSp: 'recommend-order-sp' },
})

/** Reads the operator's file, `SHOP_FACTS`; what it does not name is a stand-in. Throws with the names of what is wrong. */
export function readShopFacts(file: string | undefined, partners: string): ShopFacts {
  const given = file === undefined ? {} : readFile(file)
  const ours = standIns(partners)
  const missing = (['phones', 'links', 'recommendSpecs'] as const).flatMap((part) =>
    Object.keys(ours[part])
      .filter((name) => (given[part] as Record<string, unknown> | undefined)?.[name] === undefined)
      .map((name) => `${part}.${name}`),
  )
  return {
    phones: { ...ours.phones, ...given.phones } as ShopFacts['phones'],
    links: { ...ours.links, ...given.links } as ShopFacts['links'],
    recommendSpecs: { ...ours.recommendSpecs, ...given.recommendSpecs } as ShopFacts['recommendSpecs'],
    orderSources: given.orderSources ?? {},
    missing,
  }
}

function readFile(file: string): v.InferOutput<typeof factsFile> {
  const result = v.safeParse(factsFile, readJson(file))
  if (result.success) return result.output
  throw wrongSettings(result.issues.map((issue) => `SHOP_FACTS: ${v.getDotPath(issue) ?? file}: ${issue.message}`))
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code = 'it is no JSON' } = error as NodeJS.ErrnoException
    throw wrongSettings([`SHOP_FACTS: ${file} cannot be read: ${code}`])
  }
}

/** Framed pages of other companies: the page's policy names their origins. */
export const framedLinks = ({ catalogueContents, webCatalogue }: PageData['links']): string[] =>
  [catalogueContents, webCatalogue].filter((address) => address !== undefined && address !== '') as string[]
