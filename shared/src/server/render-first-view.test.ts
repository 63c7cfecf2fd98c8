import { css } from '@emotion/react'
import { expect, it } from '@jest/globals'
import { appCategoriesCall } from '@shop/shared/contract'
import { firstViewOfPage, useAsRendered } from '@shop/shared/first-view'
import type { PlatformServices } from '@shop/shared/platform'
import { QueryClientProvider, useQuery } from '@shop/shared/query'
import { isViewMode, type Session, useSession } from '@shop/shared/session'
import { aRoute } from '@shop/shared/testing/builders'
import { aFirstViewRequest } from '@shop/shared/testing/first-view-request'
import { createElement, type ReactNode } from 'react'
import { type RenderParts, renderFirstView } from './render-first-view.tsx'
import { openServerStyles } from './server-styles.ts'

const styles = openServerStyles({ hasGlobals: true })

/** Renders a page with a drawing, for a request. */
const rendered = (draw: RenderParts['draw'], over: Parameters<typeof aFirstViewRequest>[0] = {}) =>
  renderFirstView({ request: aFirstViewRequest(over), styles, identifierPrefix: 'mfe-test-', draw })

const p = (...children: ReactNode[]) => createElement('p', null, ...children)

it('[K-185] makes HTML, styles and the keys of the answers that it shows', async () => {
  const red = css('color:red;')
  function Milk() {
    const { data } = useQuery({ queryKey: ['milk'], queryFn: async () => 'milk' })
    styles.cache.insert(`.shop-${red.name}`, red, styles.cache.sheet, true)
    return createElement('p', { className: `shop-${red.name}`, style: { width: '10%' } }, data)
  }
  const draw = ({ platform }: { platform: PlatformServices }) =>
    createElement(QueryClientProvider, { client: platform.queryClient }, createElement(Milk))
  const view = {
    html: `<p class="shop-${red.name}" data-style="width:10%">milk</p>`,
    styles: `.shop-${red.name}{color:red;}[data-style="width:10%"]{width:10%}[data-area]{display:contents}`,
    styleNames: [red.name],
    queries: ['["milk"]'],
    head: {},
    slots: [],
  }
  expect(await rendered(draw)).toEqual(view)
  // Nothing is kept for the next one.
  expect(await rendered(draw)).toEqual(view)
})

it('[K-185] draws at the hour and for the kind of the page, with the names that the browser will make', async () => {
  function Facts() {
    const facts = useAsRendered(
      () => () => undefined,
      () => 'now',
      ({ kind, now }) => `${kind.device} ${now}`,
    )
    return p(facts)
  }
  const { html } = await rendered(({ platform }) => [p(String(platform.clock.now().getTime())), createElement(Facts)], {
    now: 1000,
    kind: { who: 'visitor', device: 'desktop' },
  })
  expect(html).toBe('<p>1000</p><p>desktop 1000</p>')
})

it.each([
  { who: 'visitor', login: 'guest' },
  { who: 'member', login: 'unknown' },
] as const)(
  '[K-185] draws for a $who as one whose login is $login, with the first open week',
  async ({ who, login }) => {
    let given: Session | undefined
    const Who = () => p(useSession(isViewMode) ? 'may browse' : 'is somebody')
    const { html } = await rendered(
      ({ session }) => {
        given = session
        return createElement(Who)
      },
      { kind: { who, device: 'phone' } },
    )
    expect(given).toMatchObject({ login: { status: login }, weeks: { status: 'ready', index: 0 } })
    expect(html).toBe(who === 'visitor' ? '<p>may browse</p>' : '<p>is somebody</p>')
  },
)

it('[K-185] says the head of the page by the words of the route, with what the screen has said', async () => {
  const declaration = aRoute('/here', { title: '{product} | shop', desc: 'of {word}' })
  const { head } = await rendered(
    ({ platform }) => {
      platform.setMeta({ values: { product: 'milk' }, image: 'https://pictures.shop.test/1.jpg' })
      return p()
    },
    { search: '?searchWord=tea', route: { owner: 'mfe-test', declaration } },
  )
  expect(head).toEqual({
    title: 'milk | shop',
    description: 'of 「tea」',
    image: 'https://pictures.shop.test/1.jpg',
  })
})

it('[K-185] gives no half of a page: rejects when a part throws, and when the weeks have not come', async () => {
  const Broken = () => {
    throw new RangeError('broken')
  }
  await expect(rendered(() => [p('whole'), createElement(Broken)])).rejects.toThrow('broken')
  expect(firstViewOfPage()).toBeUndefined()
  await expect(rendered(() => p(), { answers: [] })).rejects.toThrow()
})

it('[K-185] asks nobody: what the edge has not brought waits', async () => {
  function Basket({ platform }: { platform: PlatformServices }) {
    const { isPending } = useQuery({
      queryKey: ['basket'],
      queryFn: () => platform.api.send(appCategoriesCall, { query: {} }),
    })
    return p(isPending ? 'waits' : 'is there')
  }
  const { html, queries } = await rendered(({ platform }) =>
    createElement(QueryClientProvider, { client: platform.queryClient }, createElement(Basket, { platform })),
  )
  expect([html, queries]).toEqual(['<p>waits</p>', []])
})
