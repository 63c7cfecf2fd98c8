import { describe, expect, it } from '@jest/globals'
import { readAddress } from './address.ts'

const known = { home: '/favorite', calls: ['favourites', 'putOrder', 'product'] }
const read = (query: string) => readAddress(new URLSearchParams(query), known)

describe("the panel's address", () => {
  it('without parameters shows the home to a member, with fresh data', () => {
    expect(read('')).toEqual({
      problems: [],
      state: {
        path: '/favorite',
        persona: 'member',
        week: undefined,
        clock: undefined,
        faults: new Map(),
        viewport: 'desktop',
        rendering: undefined,
        isFresh: true,
        releases: { release: undefined, shell: undefined },
      },
    })
  })

  it('sets every part of the state', () => {
    const { state, problems } = read(
      'path=/search/results?searchWord=%E7%89%9B&persona=newcomer&week=20261202&clock=2026-11-20T18:00:00%2B09:00' +
        '&fail=favourites:503,putOrder:hang&delay=product:800,putOrder:20&viewport=mobile&render=server&data=kept' +
        '&release=1.2.0%2Babc&shell=1.5.28+def',
    )
    expect(problems).toEqual([])
    expect(state).toEqual({
      path: '/search/results?searchWord=牛',
      persona: 'newcomer',
      week: '20261202',
      clock: new Date('2026-11-20T09:00:00Z'),
      faults: new Map([
        ['favourites', { failure: '503' }],
        ['putOrder', { failure: 'hang', delayMs: 20 }],
        ['product', { delayMs: 800 }],
      ]),
      viewport: 'mobile',
      rendering: 'server',
      isFresh: false,
      releases: { release: '1.2.0+abc', shell: '1.5.28+def' },
    })
  })

  it('reads an hour whose plus nobody encoded', () => {
    expect(read('clock=2026-11-20T18:00:00+09:00').state.clock).toEqual(new Date('2026-11-20T09:00:00Z'))
  })

  it.each([
    { path: '/favorite', shown: '/mobile/favorite' },
    { path: '/', shown: '/mobile' },
    { path: '/search/results?searchWord=a', shown: '/mobile/search/results?searchWord=a' },
    { path: '/mobile/favorite', shown: '/mobile/favorite' },
  ])('in the app $path is $shown, in a webview', ({ path, shown }) => {
    for (const persona of ['app', 'app-watched-over']) {
      const { state } = read(`persona=${persona}&path=${encodeURIComponent(path)}`)
      expect([state.path, state.viewport]).toEqual([shown, 'webview'])
    }
  })

  it.each([
    'path=https://elsewhere.example/',
    'path=//elsewhere.example',
    'path=/\\elsewhere.example',
    'path=/_isolate',
    'persona=somebody',
    'persona=toString',
    'viewport=wall',
    'render=paper',
    'clock=yesterday',
    'clock=2026-11-20T18:00:00',
    'fail=nothing:503',
    'fail=favourites:418',
    'fail=favourites',
    'delay=favourites:-1',
    'delay=favourites:60001',
    'delay=nothing:5',
  ])('names what it cannot read and leaves it out: %s', (query) => {
    const [name = ''] = query.split('=')
    const { state, problems } = read(query)
    expect(problems).toEqual([expect.stringContaining(`${name}=`)])
    expect(state).toEqual(read('').state)
  })
})
