import { listBannersCall } from '@shop/shared/contract'
import { type Answered, type Broken, expectAtMost, expectEach, firstOf, type Rule, ruleOf } from './rule.ts'

/** A page of the shop follows no more. */
const maxPages = 20

type Banners = Answered<typeof listBannersCall>

function expectBanners({ body, reply, as }: Banners): Broken | undefined {
  const { filter, limit } = body.variables
  const items = reply.data?.listBanners?.items ?? []
  const modes: readonly string[] = filter.or.map(({ displayMode }) => displayMode.eq)
  const shown = items.map(({ displayMode }) => displayMode)
  return firstOf(
    reply.errors.length === 0 ? undefined : { expected: 'data', got: reply.errors[0]?.message ?? 'errors' },
    expectAtMost('banners of a page', items.length, limit),
    expectEach(
      `banners of ${filter.planningWeek.eq}`,
      items.map(({ planningWeek }) => planningWeek),
      (week) => week === filter.planningWeek.eq,
    ),
    expectEach(`displayMode ${modes.join(' or ')}`, shown, (mode) => modes.includes(mode)),
    expectEach('none for members', as === 'member' ? [] : shown, (mode) => mode !== 'LOGGED_IN'),
  )
}

/** Pages end, and none has a banner of one before. [API-067] */
async function expectPages({ body, reply, again }: Banners): Promise<Broken | undefined> {
  const seen = new Set<string>()
  let page = reply.data?.listBanners
  for (let count = 1; page !== undefined; count += 1) {
    const twice = page.items.find(({ id }) => seen.has(id))
    if (twice !== undefined) return { expected: 'no banner of a page before', got: `${twice.id} again` }
    for (const { id } of page.items) seen.add(id)
    const { nextToken } = page
    if (nextToken === undefined) return undefined
    if (count === maxPages) return { expected: `a last page within ${maxPages}`, got: 'another nextToken' }
    page = (await again({ body: { ...body, variables: { ...body.variables, nextToken } } })).data?.listBanners
  }
  return undefined
}

export const bannerRules: readonly Rule[] = [
  ruleOf(listBannersCall, ['API-067'], expectBanners),
  ruleOf(listBannersCall, ['API-067'], expectPages),
]
