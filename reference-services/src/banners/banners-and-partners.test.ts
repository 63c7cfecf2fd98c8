import { describe, expect, it } from '@jest/globals'
import { listBannersCall, partnerSitesCall, partnerSsoCall } from '@shop/shared/contract'
import iconv from 'iconv-lite'
import * as v from 'valibot'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

const query = `query ListBanners($filter: BannerFilter!, $limit: Int!, $nextToken: String) {
  listBanners(filter: $filter, limit: $limit, nextToken: $nextToken) {
    items { id planningWeek imageFileName linkPath displayMode planningName orderNumber companyName areaNumber bannerImageUrl createdAt updatedAt }
    nextToken
  }
}`
const mode = (eq: string) => ({ displayMode: { eq } })

describe('banners and partners', () => {
  const shop = setUp(() => openTestShop(testDatabase, { only: ['services', 'identity', 'partners'] }))

  async function ask(variables: object, { who, text = query }: { who?: string; text?: string } = {}) {
    const token = who === undefined ? {} : { token: await shop.tokenOf(who) }
    const { status, body } = await shop.ask('POST', '/banner/graphql', { body: { query: text, variables }, ...token })
    expect({ status, body }).toMatchObject({ status: 200 })
    const { data, errors } = v.parse(listBannersCall.reply, body)
    return { items: data?.listBanners?.items ?? [], nextToken: data?.listBanners?.nextToken, errors }
  }
  const filter = (...modes: string[]) => ({ planningWeek: { eq: weeks.first }, or: modes.map(mode) })
  const modesOf = (items: { displayMode: string }[]) =>
    [...new Set(items.map(({ displayMode }) => displayMode))].toSorted()

  it('[API-067] gives banners of the week in the modes that were asked for', async () => {
    const { items } = await ask({ filter: filter('BOTH', 'NOT_LOGGED_IN'), limit: 100 })
    expect(modesOf(items)).toEqual(['BOTH', 'NOT_LOGGED_IN'])
    expect(new Set(items.map(({ planningWeek }) => planningWeek))).toEqual(new Set([weeks.first]))
    expect(new Set(items.map(({ areaNumber }) => areaNumber))).toEqual(new Set([0, 1, 2]))
    const entered = '2026-12-01T09:00:00+09:00'
    expect(items[0]).toMatchObject({ createdAt: entered, updatedAt: entered })
  })

  it('[ORD-017] keeps what is for members from a visitor who asks for it', async () => {
    const wish = { filter: filter('BOTH', 'LOGGED_IN'), limit: 100 }
    expect(modesOf((await ask(wish)).items)).toEqual(['BOTH'])
    expect(modesOf((await ask(wish, { who: 'member' })).items)).toEqual(['BOTH', 'LOGGED_IN'])
  })

  it.each([
    'query List($filter: BannerFilter!, $limit: Int!) { listBanners(filter: $filter, limit: $limit) { items { id } } }',
    'query List($filter: BannerFilter!, $limit: Int!) { listBanners(filter: $filter, limit: $limit) { items { __typename } } }',
  ])('a query that leaves fields of the contract out is refused: %s', async (text) => {
    const variables = { filter: filter('BOTH'), limit: 2 }
    const { status, body } = await shop.ask('POST', '/banner/graphql', { body: { query: text, variables } })
    expect([status, body['error_status']]).toEqual([400, 'CSP90003'])
  })

  it('[API-067] pages by nextToken until there is none', async () => {
    const all = await ask({ filter: filter('BOTH'), limit: 100 })
    expect(all.nextToken).toBeUndefined()
    const ids: string[] = []
    let nextToken: string | undefined
    do {
      const page = await ask({ filter: filter('BOTH'), limit: 2, nextToken })
      ids.push(...page.items.map(({ id }) => id))
      nextToken = page.nextToken
    } while (nextToken !== undefined)
    expect(ids).toEqual(all.items.map(({ id }) => id))
  })

  it.each([
    ['a query that cannot be read', '{'],
    ['an introspection', '{ __schema { types { name } } }'],
    ['a field that is not there', '{ listBanners { secret } }'],
    ['a query of a thousand parts', `{ ${'a '.repeat(1000)} }`],
    ['a required argument left out', '{ listBanners(limit: 1) { nextToken } }'],
  ])('[ERR-021] refuses %s', async (_, text) => {
    const { errors, items } = await ask({ filter: filter('BOTH'), limit: 1 }, { text })
    expect(errors.length).toBeGreaterThan(0)
    expect(items).toEqual([])
  })

  it('[API-068] signs the pictures for an hour: they open as they are, and not when anything is changed', async () => {
    const { items } = await ask({ filter: filter('BOTH'), limit: 100 })
    for (const { bannerImageUrl, imageFileName } of items) {
      const url = new URL(bannerImageUrl)
      expect(url.pathname).toBe(`/storage/todok-pictures/public/${imageFileName}`)
      expect(Number(url.searchParams.get('expires')) - Math.floor(shop.clock.now().getTime() / 1000)).toBeGreaterThan(
        3500,
      )
      const shown = await fetch(url)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
      url.searchParams.set('expires', '9999999999')
      expect((await fetch(url)).status).toBe(403)
    }
    expect((await fetch(`${shop.origins.services}/storage/todok-pictures/public/carrot.webp`)).status).toBe(403)
  })

  const payload = {
    ...{ h_code: '001', k_code: '', k_id: '', j_code: '', kanji_n: '' },
    ...{ p_code: '', t_code: '', e_code: '', kana_n: '' },
  }

  it('[API-076] [API-077] gives the form for the partner, naming the member whom the services know', async () => {
    const token = await shop.tokenOf('member')
    const code = await codeOf(token)
    const { status, body } = await shop.ask('POST', '/delivery/partner_sso', {
      token,
      body: { ...payload, k_code: code, kanji_n: '別人の名前' },
    })
    expect(status).toBe(200)
    const { action, fields } = v.parse(partnerSsoCall.reply, body)
    expect(fields).toMatchObject({ h_code: '001', k_code: code, p_code: '', t_code: '', e_code: '', kana_n: '' })
    expect(fields.k_id.endsWith(code)).toBe(true)
    expect(fields.kanji_n).not.toContain('別人')
    const shown = await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })
    expect(await shown.text()).toContain(fields.kanji_n)
  })

  async function codeOf(token: string): Promise<string> {
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
    const { body } = await shop.ask('GET', '/delivery/member', { token, query: { auth0Id: sub } })
    return String(body['member_code']).slice(0, 8)
  }

  it.each([
    { says: 'another member', k_code: '00000000', who: 'member', status: 403 },
    { says: 'a visitor', k_code: '00000000', who: undefined, status: 401 },
  ])('[API-077] refuses $says', async ({ k_code, who, status }) => {
    const token = who === undefined ? {} : { token: await shop.tokenOf(who) }
    const asked = await shop.ask('POST', '/delivery/partner_sso', { body: { ...payload, k_code }, ...token })
    expect(asked.status).toBe(status)
  })

  const handedOver = {
    ...{ H_CODE: '001', K_CODE: '12345678', K_ID: 'TDK12345678', J_CODE: 'J01', KANJI_N: '髙橋花子' },
    ...{ KANA_N: '', P_CODE: '', T_CODE: '', E_CODE: '' },
  }
  it.each([
    { says: 'whole', fields: handedOver, query: '', faults: undefined },
    { says: 'of another environment', fields: { ...handedOver, J_CODE: 'J02' }, query: '', faults: 'J_CODE' },
    { says: 'of two members', fields: { ...handedOver, K_ID: 'TDK87654321' }, query: '', faults: 'K_ID' },
    { says: 'that says too much', fields: { ...handedOver, TEL: '0' }, query: '', faults: 'TEL' },
    { says: 'with a word in the address', fields: handedOver, query: '?K_CODE=12345678', faults: 'アドレス' },
    { says: 'with nothing', fields: {}, query: '', faults: Object.keys(handedOver).join('、') },
  ])('[API-075] [K-163] the household magazine shows and checks a form $says', async ({ fields, query, faults }) => {
    const shown = await fetch(`${shop.origins.partners}/magazine/sso${query}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    const page = await shown.text()
    expect(shown.status).toBe(faults === undefined ? 200 : 400)
    for (const [name, value] of Object.entries(fields)) {
      expect(page).toContain(`data-name="${name}"`)
      expect(page).toContain(value)
    }
    const verdict =
      faults === undefined ? '9項目を正しく受け取りました。' : `正しく受け取れなかった項目があります：${faults}<`
    expect(page).toContain(verdict)
  })

  it('[ORD-022] the scroll site reads a name in Shift-JIS and leads back to the shop, and to nobody else', async () => {
    const name = iconv.encode('髙橋﨑', 'cp932').toString('hex').replace(/../g, '%$&').toUpperCase()
    const back = `${shop.origins.shop}/scroll/ordered/complete`
    const visit = async (url: string) =>
      (await fetch(`${shop.origins.partners}/scroll/fashion?member_name=${name}&url=${encodeURIComponent(url)}`)).text()
    const page = await visit(back)
    expect(page).toContain('髙橋﨑')
    expect(page).toContain(name)
    expect(page).toContain(`href="${back}?`)
    expect(await visit('https://evil.example/')).not.toContain('href="https://evil.example')
  })

  it('[ORD-021] names both scroll sites and the partner for the top page', async () => {
    const { partnerSites } = await import('../partners/partner-sites.ts')
    const sites = v.parse(
      partnerSitesCall.reply,
      partnerSites({ ...shop.config, partner: { jCode: 'J09', magazineUrl: 'https://magazine.example/sso' } }),
    )
    expect(sites.scrollBanners.map(({ category }) => category)).toEqual([1, 2])
    expect(sites.partnerShop?.hiddenMemberCodes).toHaveLength(2)
    expect(sites.partnerShop?.jCode).toBe('J09')
    expect(sites.magazine).toMatchObject({ link: 'https://magazine.example/sso', jCode: 'J09', idPrefix: 'TDK' })
  })
})
