import { expect, it } from '@jest/globals'
import { aRoute } from '@shop/release-store/testing'
import { planningWeeksCall } from '@shop/shared/contract'
import { exampleRequests } from './example-requests.ts'

const visible = { viewMode: true, requiredAuth: true }
const release = {
  name: 'mfe-a',
  routes: {
    list: aRoute('/list/:kind/:page?', { ...visible, screen: 'list' }),
    ofMembers: aRoute('/mine', { requiredAuth: true, screen: 'list' }),
    detail: aRoute('/detail', { ...visible, screen: 'detail', mobileTwin: true }),
    cart: aRoute('/cart', { requiredAuth: true, screen: 'cart' }),
  },
  reads: {
    detail: [
      { service: 'delivery', path: '/app_category_list', query: {} },
      { service: 'search', path: '/popular_words', query: { planningWeek: '{week}', sort: '{sort|-1}' } },
    ],
  },
  screens: ['list', 'detail'],
}
const pathsOf = (reads: readonly { address: string }[]) => reads.map(({ address }) => new URL(address).pathname)

it('[K-185] a screen is asked for at the pattern of its routes, for each kind of page that it is shown to', async () => {
  const requests = await exampleRequests(release)
  const asked = requests.map(({ path, kind, answers }) => `${path} ${kind.who} ${kind.device} ${answers.length}`)
  expect(asked).toEqual([
    ...['/list/1 visitor phone 1', '/list/1 visitor desktop 1', '/list/1 member phone 1', '/list/1 member desktop 1'],
    ...['/mine member phone 1', '/mine member desktop 1'],
    ...['/detail visitor phone 1', '/detail visitor desktop 1', '/detail member phone 1', '/detail member desktop 1'],
  ])
})

it('[K-185] an example names the address, and gives the replies at the addresses that the edge would ask', async () => {
  const example = {
    path: '/detail',
    search: '?sort=5',
    replies: { '/app_category_list': { a: 1 }, '/popular_words': { b: 2 } },
  }
  const requests = await exampleRequests({ ...release, examples: [example] })
  const [visitor, , member] = requests.filter(({ path }) => path === '/detail')
  expect(visitor).toMatchObject({ search: '?sort=5', route: { owner: 'mfe-a', declaration: release.routes.detail } })
  const [weeks = '', categories, words = ''] = visitor?.answers.map(({ address }) => address) ?? []
  expect(pathsOf([{ address: weeks }])[0]).toContain(planningWeeksCall.path)
  expect(new URL(words).search).toBe('?planningWeek=20261201&sort=5')
  expect(visitor?.answers.slice(1)).toEqual([
    { address: categories, json: '{"a":1}' },
    { address: words, json: '{"b":2}' },
  ])
  // Popular words are not the same for all.
  expect(pathsOf(member?.answers ?? [])).toEqual(pathsOf([{ address: weeks }, { address: categories ?? '' }]))
})

it('[K-185] an example at no address of the release is refused', async () => {
  await expect(exampleRequests({ ...release, examples: [{ path: '/elsewhere' }] })).rejects.toThrow(
    'mfe-a has no route at /elsewhere',
  )
})
