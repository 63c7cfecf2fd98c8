import { describe, expect, it } from '@jest/globals'
import { catalogueListCall, webCatalogueCategoriesCall, webCataloguesCall } from '@shop/shared/contract'
import { answer, type ReplyBody, refused, server } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openCatalogue } from '../../testing/open-catalogue.tsx'
import { aBanner, aCatalogue, answerCatalogueList } from '../../testing/paper-catalogues.ts'

type Wire = NonNullable<ReplyBody<typeof webCataloguesCall>['catalogue_list']>[number]
const web = (catalogueCode: string, catalogueName: string, over: Partial<Wire> = {}): Wire => ({
  catalogueCode,
  catalogueName,
  catalogueOrder: Number(catalogueCode),
  imagePath: 'https://assets.shop.test/c.webp',
  tint: '#0E5A63',
  totalPages: 96,
  ...over,
})

function answerAll(list: Parameters<typeof answerCatalogueList>[0] = {}) {
  const asked: unknown[] = []
  answerCatalogueList(list)
  server.use(
    answer(webCataloguesCall, ({ query }) => {
      asked.push(query)
      return {
        catalogue_list: [
          web('4070', 'くらしと雑貨'),
          web('4010', 'トドック', { isNew: '1', catalogueSubtitle: '毎週の食卓に' }),
          web('4090', 'ベビーと子ども', { isNew: '0', totalPages: null }),
        ],
      }
    }),
    answer(webCatalogueCategoriesCall, {
      webCatalogueCategories: [
        { name: '今週のカタログ', catalogueCodes: ['4010'] },
        { name: '専門カタログ', catalogueCodes: ['4070', '4010'] },
      ],
    }),
  )
  return asked
}

const region = (name: string) => screen.findByRole('region', { name })
const linksIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the list of catalogues', () => {
  it.each([{ as: 'delivery' }, { as: 'visitor' }, { as: 'family' }, { as: 'corporate' }] as const)(
    '[CAT-001] [CAT-014] [CAT-017] has groups, 特集 below 保存版カタログ and a picture at its foot, for $as',
    async ({ as }) => {
      const asked = answerAll()
      openCatalogue('/catalogs', { as })
      await region('今週のカタログ')
      expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
        'Webカタログ',
        '今週のカタログ',
        '専門カタログ',
        'その他',
        '保存版カタログ',
        '特集',
      ])
      expect(within(await region('保存版カタログ')).getByRole('heading', { name: '特集' })).toBeInTheDocument()
      expect(screen.getByRole('figure')).toHaveTextContent('カタログは毎週お届けします')
      expect(screen.getByText('12月1週号')).toBeInTheDocument()
      expect(asked).toEqual([{ planningWeek: '20261201' }])
    },
  )

  it('[CAT-014] [CAT-016] a web catalogue leads to its pages, a new one says so', async () => {
    answerAll()
    openCatalogue('/catalogs')
    const week = within(await region('今週のカタログ'))
    const link = week.getByRole('link', { name: /トドック\s*（新着）.*96ページ/ })
    expect(link).toHaveAttribute('href', '/catalogue?selectedBaitaiCode=4010')
    expect(week.getByText('新着')).toBeInTheDocument()
    const others = within(await region('その他'))
    expect(others.queryByText('新着')).toBeNull()
    expect(others.queryByText(/ページ/)).toBeNull()
  })

  it('[CAT-014] [CAT-015] the existing ones lead to their own pages, without the one with id 2', async () => {
    answerAll()
    openCatalogue('/catalogs')
    const existing = await region('保存版カタログ')
    const to = linksIn(existing).map(([, address]) => address)
    expect(to.slice(0, 2)).toEqual(['/catalogue/main/1', '/catalogue/main/3'])
    expect(existing).not.toHaveTextContent('トドック')
  })

  it('[CAT-001] in the app keeps to the app’s addresses', async () => {
    answerAll()
    openCatalogue('/catalogs', { entry: 'app', app: 'renewed' })
    expect(await region('保存版カタログ')).toBeInTheDocument()
  })

  it.each([
    { says: 'an error', reply: () => refused(500) },
    { says: 'HTML', reply: () => new Response('<h1>502</h1>', { headers: { 'Content-Type': 'text/html' } }) },
    { says: 'another shape', reply: () => Response.json({ catalogue_list: 'none' }) },
  ])('says in its place that the web catalogues cannot be had ($says), and the others stand', async ({ reply }) => {
    answerAll()
    server.use(answer(webCataloguesCall, reply))
    const { user } = openCatalogue('/catalogs')
    const failed = await region('Webカタログを表示できませんでした')
    expect(await region('保存版カタログ')).toBeInTheDocument()
    answerAll()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await region('専門カタログ')).toBeInTheDocument()
  })

  it('[CAT-022] [ERR-017] goes without the existing ones when they cannot be read, and says nothing of it', async () => {
    answerAll()
    server.use(answer(catalogueListCall, () => refused(500)))
    const { platform } = openCatalogue('/catalogs')
    expect(await region('今週のカタログ')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '保存版カタログ' })).toBeNull()
    expect(platform.notices.shown()).toEqual([])
  })

  it('[CAT-017] [ERR-017] without the categories all stand under その他', async () => {
    answerAll()
    server.use(answer(webCatalogueCategoriesCall, () => refused(500)))
    openCatalogue('/catalogs')
    expect(within(await region('その他')).getAllByRole('link')).toHaveLength(3)
  })

  it('says when there is none', async () => {
    answerAll({ catalogueList: [], features: [], footerImage: null })
    server.use(answer(webCataloguesCall, { catalogue_list: [] }))
    openCatalogue('/catalogs')
    expect(await screen.findByText('今週のカタログはまだご用意できていません')).toBeInTheDocument()
  })

  it('shows HTML of copy as the text it is', async () => {
    const bad = '<img src=x onerror=alert(1)>'
    answerAll({ catalogueList: [aCatalogue('1', bad)], features: [aBanner(bad, { linkUrl: 'javascript:alert(1)' })] })
    openCatalogue('/catalogs')
    const existing = await region('保存版カタログ')
    expect(within(existing).getAllByText(bad)).toHaveLength(3)
    expect(existing.querySelector('img[src="x"]')).toBeNull()
    expect(linksIn(existing)).toHaveLength(1)
  })
})

describe('the list in an app of before the renewal', () => {
  const old = { entry: 'app', app: 'older' } as const

  it('[CAT-001] [MOB-016] has the existing catalogues alone', async () => {
    answerAll()
    openCatalogue('/mobile/old-catalogs', old)
    const existing = within(await region('保存版カタログ'))
    expect(existing.getByRole('heading', { name: '特集' })).toBeInTheDocument()
    expect(existing.queryByText('トドック')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'カタログ' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '今週のカタログ' })).toBeNull()
  })

  it('says when it cannot be read, and tries again', async () => {
    server.use(answer(catalogueListCall, () => refused(500)))
    const { user } = openCatalogue('/mobile/old-catalogs', old)
    const failed = await region('カタログを表示できませんでした')
    answerCatalogueList()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    await waitFor(() => expect(screen.getByRole('region', { name: '保存版カタログ' })).toBeInTheDocument())
  })

  it('says when there is none', async () => {
    answerCatalogueList({ catalogueList: [] })
    openCatalogue('/mobile/old-catalogs', old)
    expect(await screen.findByText('カタログはまだご用意できていません')).toBeInTheDocument()
  })
})
