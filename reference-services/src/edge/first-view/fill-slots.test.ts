import { describe, expect, it } from '@jest/globals'
import { aDescriptor } from '@shop/release-store/testing'
import type { FirstView, FirstViewRequest, ReleaseDescriptor } from '@shop/shared/contract'
import type { PageAnswer } from '../page-reads.ts'
import { fillSlots } from './fill-slots.ts'
import { aRequest, aView } from './testing/a-request.ts'

const line = { id: '_mfe-a-R_1_', name: 'a/line', version: 1, props: { place: 'top', used: 3 } }
const fills = [{ name: line.name, version: line.version }]
const read = { service: 'recommend', path: '/rows', query: { place: '{place}' } }
const answer: PageAnswer = { address: 'https://shop.test/rows?place=top', json: '[]', isCommon: false }

const aFiller = (over: Partial<ReleaseDescriptor> = {}) => ({
  base: 'http://assets/mfe-b/1.0.0/',
  descriptor: aDescriptor({
    name: 'mfe-b',
    version: '1.0.0',
    slots: { offers: [], fills },
    server: { entry: 'server.js', screens: [], slots: [line.name] },
    ...over,
  }),
})

/** Fills the slot of a page, and says what was asked for. */
async function filled({
  filler = aFiller(),
  request = {} as Partial<FirstViewRequest>,
  answers = [] as PageAnswer[],
  view = aView({ html: '<p>row</p>' }) as FirstView | 'late',
  slots = [line],
}) {
  const known: unknown[] = []
  const asked: FirstViewRequest[] = []
  const found = await fillSlots(slots, aRequest(request), {
    offers: { 'mfe-b': [filler] },
    canaries: new Set(),
    readsOf: async (_, texts) => {
      known.push(texts)
      return { answers }
    },
    views: {
      view: async (_, of) => {
        asked.push(of)
        return view === 'late' ? undefined : view
      },
    },
    late: new Promise(() => undefined),
  })
  return { found, known, asked }
}

describe('a slot of a screen', () => {
  it('[K-185] is filled with a view of its own by the remote that fills it', async () => {
    const { found, asked } = await filled({})
    expect(found).toMatchObject([{ id: line.id, view: { html: '<p>row</p>' }, answers: [] }])
    expect(asked).toEqual([{ ...aRequest(), slot: line }])
  })

  it('[K-185] is rendered with the answers to its reads, which its properties fill', async () => {
    const { found, known, asked } = await filled({
      filler: aFiller({ reads: { 'a/line': [read] } }),
      answers: [answer],
    })
    expect(known).toEqual([{ place: 'top' }])
    expect(asked[0]?.answers).toEqual([{ address: answer.address, json: answer.json }])
    expect(found[0]?.answers).toEqual([answer])
  })

  it('[K-185] does not bring an answer that the page has already', async () => {
    const { found } = await filled({
      filler: aFiller({ reads: { 'a/line': [read] } }),
      answers: [answer],
      request: { answers: [{ address: answer.address, json: answer.json }] },
    })
    expect(found[0]?.answers).toEqual([])
  })

  const reads = { 'a/line': [read] }
  const ofMember = { kind: { who: 'member', device: 'phone' } } as const
  it.each<{ says: string; of: Parameters<typeof filled>[0]; rendered: number }>([
    { says: 'a read has no answer', of: { filler: aFiller({ reads }) }, rendered: 0 },
    {
      says: 'its answer is a visitor’s and the page a member’s',
      of: { filler: aFiller({ reads }), answers: [answer], request: ofMember },
      rendered: 0,
    },
    { says: 'nobody fills it', of: { filler: aFiller({ slots: undefined }) }, rendered: 0 },
    { says: 'it is filled in another version', of: { slots: [{ ...line, version: 2 }] }, rendered: 0 },
    {
      says: 'its filler leaves it to the browser',
      of: { filler: aFiller({ server: { entry: 'server.js', screens: [] } }) },
      rendered: 0,
    },
    { says: 'its view is late', of: { view: 'late' }, rendered: 1 },
    { says: 'its view shows nothing', of: { view: aView({ html: '<!--$--><!--/$-->' }) }, rendered: 1 },
  ])('[K-185] waits as in the browser when $says', async ({ of, rendered }) => {
    const { found, asked } = await filled(of)
    expect([found, asked.length]).toEqual([[], rendered])
  })

  it('[K-185] is left to the browser from the ninth on', async () => {
    const slots = [...Array(9).keys()].map((place) => ({ ...line, id: `${place}` }))
    expect((await filled({ slots })).found).toHaveLength(8)
  })
})
