import { describe, expect, it } from '@jest/globals'
import { aDescriptor, aRoute, aShell } from '@shop/release-store/testing'
import type { FirstView, FirstViewRequest } from '@shop/shared/contract'
import { routesOf } from '@shop/shared/routes'
import { noReads } from '../page-reads.ts'
import type { ReleaseRef } from './first-views.ts'
import { viewOfPage } from './page-view.ts'
import { aRequest, aView } from './testing/a-request.ts'

const server = { entry: 'server.js', screens: ['top'] }
const shell = aShell({ version: '1.0.0', server: { ...server, screens: [] } })
const offer = { descriptor: aDescriptor({ version: '2.0.0', server }), base: 'http://assets/mfe-a/2.0.0/' }
const never = new Promise<never>(() => undefined)

type Page = Parameters<typeof viewOfPage>[0]
const routeOf = (over: Parameters<typeof aRoute>[1] = {}, owner = 'mfe-a') =>
  routesOf(owner, { top: aRoute('/top', { viewMode: true, ...over }) })[0]

const aPage = (over: Partial<Page> = {}, screen: Partial<Page['screen']> = {}): Page => ({
  path: '/top',
  search: '?a=1',
  shell,
  isCallback: false,
  headers: {},
  facts: { ...aRequest().page, serverTime: 90_500 },
  screen: { route: routeOf(), offer, declared: [], known: {}, paths: ['/top'], ...screen },
  reads: { ...noReads, weeks: ['20261201'] },
  offers: {},
  canaries: new Set(),
  readsOf: async () => noReads,
  ...over,
})

/** Views by what a test says of shell and remote. */
async function shown(page: Page, of: (name: string, request: FirstViewRequest) => FirstView | undefined = anyView) {
  const asked: { release: ReleaseRef; request: FirstViewRequest }[] = []
  const view = async (release: ReleaseRef, request: FirstViewRequest) => {
    asked.push({ release, request })
    return of(release.name, request)
  }
  const found = await viewOfPage(page, { view }, never)
  return { view: found && { ...found, html: found.html.join('') }, asked }
}
const anyView = (name: string, { hasScreen }: FirstViewRequest) =>
  name === 'shell'
    ? aView({
        html: hasScreen ? '<main><!--slot--></main>' : '<main>waiting</main>',
        styles: '.s{}',
        styleNames: ['s'],
        queries: ['weeks'],
        head: { title: 'shop', description: 'd' },
      })
    : aView({ html: "<p>$& $' $1</p>", styles: '.r{}', styleNames: ['r'], queries: ['list'], head: { title: 'milk' } })

describe('the view of a page', () => {
  it('[K-185] is the frame with the remote’s screen in its place, and says what it shows', async () => {
    const { view, asked } = await shown(aPage())
    expect(view).toEqual({
      html: `<main><div data-remote="mfe-a" data-release="mfe-a@2.0.0"><p>$& $' $1</p></div></main>`,
      styles: ['.s{}', '.r{}'],
      head: { title: 'milk', description: 'd' },
      rendered: {
        kind: { who: 'visitor', device: 'desktop' },
        path: '/top',
        now: 60_000,
        queries: ['weeks', 'list'],
        styleNames: ['s', 'r'],
        release: 'mfe-a@2.0.0',
      },
      answers: [],
      fillers: [],
    })
    expect(asked.map(({ release }) => [release.name, release.version, release.base])).toEqual([
      ['shell', '1.0.0', '/_shell/1.0.0/'],
      ['mfe-a', '2.0.0', 'http://assets/mfe-a/2.0.0/'],
    ])
    expect(asked[0]?.request).toMatchObject({ path: '/top', search: '?a=1', now: 60_000, page: { serverTime: 60_000 } })
  })

  it.each([
    { says: 'gives none in time', screen: {} },
    { says: 'has no server entry', screen: { offer: { ...offer, descriptor: aDescriptor() } } },
    { says: 'does not render this screen', screen: { route: routeOf({ screen: 'other' }) } },
    { says: 'has no release', screen: { offer: undefined } },
  ])('[K-185] is the frame alone, with what waits in it, when the remote $says', async ({ screen }) => {
    const { view } = await shown(aPage({}, screen), (name, request) =>
      name === 'shell' ? anyView(name, request) : undefined,
    )
    expect([view?.html, view?.rendered.release]).toEqual(['<main>waiting</main>', undefined])
  })

  it('[K-185] is left to the browser when the shell gives no frame', async () => {
    const remoteAlone = (name: string, request: FirstViewRequest) =>
      name === 'shell' ? undefined : anyView(name, request)
    expect((await shown(aPage(), remoteAlone)).view).toBeUndefined()
  })

  it('[K-185] [K-28] is there when a login comes back to it, for a shell that takes it up and most probably a member', async () => {
    const newer = { ...shell, takesUpReturn: true as const }
    const headers = { cookie: '__Host-shop-view=member.phone' }
    expect((await shown(aPage({ isCallback: true, shell: newer, headers }))).view?.rendered.path).toBe('/top')
    expect((await shown(aPage({ isCallback: true, shell: newer }))).view).toBeUndefined()
    expect((await shown(aPage({ isCallback: true, headers }))).view).toBeUndefined()
  })

  it.each<{ says: string; page: Page }>([
    { says: 'the shell has no server entry', page: aPage({ shell: aShell() }) },
    { says: 'it is one of the app', page: aPage({ path: '/mobile/top' }) },
    { says: 'its address carries a login', page: aPage({ search: '?a=1&accessToken=x' }) },
    { says: 'nobody declared its address', page: aPage({}, { route: undefined }) },
    { says: 'the shell shows it itself and does not render it', page: aPage({}, { route: routeOf({}, 'shell') }) },
    { says: 'no weeks have come', page: aPage({ reads: noReads }) },
    {
      says: 'visitors are led elsewhere',
      page: aPage({}, { route: routeOf({ requiredAuth: true, viewMode: false }) }),
    },
  ])('[K-185] is left to the browser, and nobody is asked for it, when $says', async ({ page }) => {
    const { view, asked } = await shown(page)
    expect([view, asked]).toEqual([undefined, []])
  })

  const slot = { id: '_mfe-a-R_1_', name: 'a/line', version: 1, props: {} }
  const withSlot = (name: string, request: FirstViewRequest) =>
    name === 'mfe-b'
      ? aView({ html: '<b>$&</b>', styles: '.b{}', styleNames: ['b'], queries: ['points'], head: { title: 'b' } })
      : name === 'mfe-a'
        ? aView({ html: '<i data-slot-place="_mfe-a-R_1_"></i><p>end</p>', slots: [slot] })
        : anyView(name, request)
  const fillers = {
    'mfe-b': [
      {
        base: 'http://assets/mfe-b/1.0.0/',
        descriptor: aDescriptor({
          name: 'mfe-b',
          version: '1.0.0',
          slots: { offers: [], fills: [{ name: 'a/line', version: 1 }] },
          server: { ...server, slots: ['a/line'] },
        }),
      },
    ],
  }

  it('[K-185] has what fills its slots in their places, which names no page', async () => {
    const { view } = await shown(aPage({ shell: { ...shell, takesUpSlots: true }, offers: fillers }), withSlot)
    expect(view?.html).toContain(
      '<i data-slot-place="_mfe-a-R_1_"><div data-remote="mfe-b" data-release="mfe-b@1.0.0" data-rendered><b>$&</b></div></i><p>end</p>',
    )
    expect(view).toMatchObject({ fillers: ['mfe-b'], head: { title: 'shop' } })
    expect(view?.rendered).toMatchObject({ queries: ['weeks', 'points'], styleNames: ['s', 'a', 'b'] })
  })

  it('[K-185] leaves its slots to the browser for a shell that does not take them up', async () => {
    const { view, asked } = await shown(aPage({ offers: fillers }), withSlot)
    expect([view?.fillers, asked.map(({ release }) => release.name)]).toEqual([[], ['shell', 'mfe-a']])
  })

  it('[K-185] of a member is made of what everybody gets', async () => {
    const answers = [
      { address: '/common', json: '1', isCommon: true },
      { address: '/visitors', json: '2', isCommon: false },
    ]
    const reads = { ...noReads, weeks: ['20261201'], answers }
    const ofMember = { cookie: '__Host-shop-view=member.phone' }
    const [member, visitor] = [await shown(aPage({ reads, headers: ofMember })), await shown(aPage({ reads }))]
    expect(member.asked[0]?.request).toMatchObject({
      kind: { who: 'member', device: 'phone' },
      answers: [{ address: '/common', json: '1' }],
    })
    expect(visitor.asked[0]?.request.answers).toHaveLength(2)
  })
})
