import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'
import { expectReadyForMembers } from './ready-for-members.ts'
import { framedLinks } from './shop-facts.ts'

let file = ''
beforeAll(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'todok-facts-')), 'facts.json')
})
afterAll(() => rm(path.dirname(file), { recursive: true, force: true }))

async function configWith(facts: unknown, settings: NodeJS.ProcessEnv = {}) {
  await writeFile(file, typeof facts === 'string' ? facts : JSON.stringify(facts))
  return readConfig({ ...settings, SHOP_FACTS: file })
}

const address = 'https://www.coop.example/page'
const whole = {
  phones: { enrolment: '0120-555-001', order: '0120555002', inquiry: '011-555-0003', site: '0120-555-004' },
  links: {
    terms: address,
    privacy: address,
    articles: address,
    legal: address,
    contact: address,
    guide: address,
    request: address,
    catalogueContents: 'https://contents.example/c',
    emergency: '',
    appStore: address,
    googlePlay: address,
    appOpen: 'coopapp://top',
    webCatalogue: 'https://catalogue.example/viewer',
  },
  recommendSpecs: { orderDialogPc: 'spec-1', orderDialogSp: 'spec-2' },
  orderSources: { top: { web: 301, app: 401 }, slide: { web: 302, app: 402 } },
}
const forMembers = { SHOP_ORIGIN: 'https://shop.example' }

describe('the facts of the shop', () => {
  it('[CHR-056] [CHR-058] are those of the file, an empty link among them', async () => {
    expect((await configWith(whole)).facts).toEqual({ ...whole, missing: [] })
  })

  it('are stand-ins where the file does not name them', async () => {
    const { phones, links, missing } = (await configWith({ phones: { order: '0120-555-002' } })).facts
    expect([phones.order, phones.inquiry]).toEqual(['0120-555-002', '0120-000-333'])
    expect(links.terms).toBe('http://localhost:3400/pages/terms')
    expect(missing).toHaveLength(18)
    expect(readConfig({}).facts.missing).toContain('phones.order')
  })

  it.each([
    { says: 'a part that there is not', facts: { phone: {} }, words: 'SHOP_FACTS: phone: is no fact of the shop' },
    {
      says: 'a link that there is not',
      facts: { links: { termz: address } },
      words: 'SHOP_FACTS: links.termz: is no fact of the shop',
    },
    {
      says: 'a script',
      facts: { links: { terms: 'javascript:alert(1)' } },
      words: 'SHOP_FACTS: links.terms: must be an https',
    },
    {
      says: 'a script in the app',
      facts: { links: { appOpen: 'javascript://a' } },
      words: 'SHOP_FACTS: links.appOpen: must be',
    },
    {
      says: 'an open address',
      facts: { links: { legal: 'http://coop.example' } },
      words: 'SHOP_FACTS: links.legal: must be',
    },
    {
      says: 'no number',
      facts: { phones: { order: 'call us' } },
      words: 'SHOP_FACTS: phones.order: must be a phone number',
    },
    {
      says: 'ids that are confirmed already',
      facts: { orderSources: { search: { web: 1, app: 2 } } },
      words: 'SHOP_FACTS: orderSources.search: is no fact of the shop',
    },
    {
      says: 'an id for the web alone',
      facts: { orderSources: { top: { web: 301 } } },
      words: 'SHOP_FACTS: orderSources.top.app: ',
    },
    {
      says: 'an id of another source',
      facts: { orderSources: { top: { web: 62, app: 401 } } },
      words: 'SHOP_FACTS: orderSources: must have each number once',
    },
    {
      says: 'an id of a scroll site',
      facts: { orderSources: { top: { web: 73, app: 401 } } },
      words: 'SHOP_FACTS: orderSources: must have each number once',
    },
    { says: 'no JSON', facts: '{', words: 'cannot be read: it is no JSON' },
  ])('are refused with their names: $says', async ({ facts, words }) => {
    await expect(configWith(facts)).rejects.toThrow(words)
  })

  it('are refused where there is no file', () => {
    expect(() => readConfig({ SHOP_FACTS: '/nowhere/facts.json' })).toThrow(
      '/nowhere/facts.json cannot be read: ENOENT',
    )
  })

  it('name the pages that stand in frames', async () => {
    expect(framedLinks((await configWith(whole)).facts.links)).toEqual([
      whole.links.catalogueContents,
      whole.links.webCatalogue,
    ])
    expect(framedLinks({ catalogueContents: '' })).toEqual([])
  })
})

describe('a production start for members', () => {
  it('ends with one message that names every fact that is missing', async () => {
    const { terms: _, ...links } = whole.links
    const { site: __, ...phones } = whole.phones
    const config = await configWith({ ...whole, links, phones }, forMembers)
    const start = () => expectReadyForMembers(config, [])
    expect(start).toThrow(/stand-ins for phone numbers and links: phones\.site, links\.terms\. /)
    expect(start).not.toThrow('confirmed')
  })

  it('[ORD-074] says beside them which ids are provisional', () => {
    const start = () => expectReadyForMembers(readConfig(forMembers), ['top'])
    expect(start).toThrow(
      /top \(9104, 9204\)[\s\S]*phones\.enrolment, phones\.order[\s\S]*recommendSpecs\.orderDialogSp/,
    )
  })

  it('[ORD-074] goes on once all are named, and all ids confirmed', async () => {
    const config = await configWith(whole, forMembers)
    expect(() => expectReadyForMembers(config, ['top', 'slide'])).not.toThrow()
    expect(() => expectReadyForMembers(config, ['top', 'rakusuku'])).toThrow(/confirmed: rakusuku \(9105, 9205\)\. /)
  })
})
