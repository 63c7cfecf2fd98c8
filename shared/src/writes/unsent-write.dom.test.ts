import { describe, expect, it } from '@jest/globals'
import { schema } from '@shop/shared/platform'
import { aProduct } from '@shop/shared/testing'
import type { Step } from './step.ts'
import { isUndone, type UnsentWrite, unsentAfter, unsentKey, wantedOf, withStep } from './unsent-write.ts'

const tried = { intent: 'first', step: { add: 1 }, before: 1, elsewhere: 0 }
const aWrite = (over: Partial<UnsentWrite> = {}): UnsentWrite => ({
  member: '12345678-01',
  kind: 'order',
  key: 'order 20261201 104001',
  subject: { product: aProduct() },
  step: { add: 1 },
  intent: 'first',
  pressed: 1,
  ...over,
})

describe('[K-120] steps on a quantity that waits are one step', () => {
  it.each<{ says: string; first: Step; second: Step; shown: number; wants: number; intent: string }>([
    { says: 'more is added', first: { add: 1 }, second: { add: 2 }, shown: 1, wants: 4, intent: 'second' },
    {
      says: 'a number forgets what was added',
      first: { add: 1 },
      second: { have: 5 },
      shown: 1,
      wants: 5,
      intent: 'second',
    },
    { says: 'to a number is added', first: { have: 3 }, second: { add: 1 }, shown: 1, wants: 4, intent: 'second' },
    { says: 'the same number again', first: { have: 3 }, second: { have: 3 }, shown: 1, wants: 3, intent: 'first' },
    { says: 'it is taken out', first: { add: 3 }, second: { have: 0 }, shown: 1, wants: 0, intent: 'second' },
  ])('$says', ({ first, second, shown, wants, intent }) => {
    const write = withStep(aWrite({ step: first }), second, false, 'second')
    expect(wantedOf(write, shown)).toBe(wants)
    // A changed step is another intent: a service that knows the first one must not take it for that.
    expect(write.intent).toBe(intent)
  })

  it('what is being sent is left alone: the next step is sent after it', () => {
    const write = withStep(withStep(aWrite(), { add: 2 }, true, 'x'), { add: 1 }, true, 'y')
    expect(write).toEqual(aWrite({ next: { add: 3 } }))
    expect(wantedOf(write, 1)).toBe(5)
    expect(unsentAfter(write, 'cut', 'both')).toEqual(aWrite({ step: { add: 4 }, intent: 'both' }))
    expect(unsentAfter(aWrite({ tried }), 'loginNeeded', 'both')).toEqual(aWrite({ tried }))
    const rest = unsentAfter({ ...write, tried }, 'stored', 'rest')
    expect(rest).toEqual(aWrite({ step: { add: 3 }, intent: 'rest' }))
    expect(unsentAfter(write, 'unknown', 'rest')).toBeUndefined()
    expect(unsentAfter(write, 'refused', 'rest')).toBeUndefined()
  })

  it.each<{ says: string; write: Partial<UnsentWrite>; shown: number | undefined; is: boolean }>([
    { says: 'the number that is there', write: { step: { have: 2 } }, shown: 2, is: true },
    { says: 'as many added as taken away', write: { step: { add: 0 } }, shown: 2, is: true },
    { says: 'nothing, where no order is known', write: { step: { have: 0 } }, shown: undefined, is: true },
    { says: 'another number', write: { step: { have: 3 } }, shown: 2, is: false },
    { says: 'a request that may have arrived', write: { step: { have: 2 }, tried }, shown: 2, is: false },
  ])('$says: nothing to send is $is', ({ write, shown, is }) => {
    expect(isUndone(aWrite(write), shown)).toBe(is)
  })
})

it('[K-120] what lies in the tab is read back as it was, without what does not fit', () => {
  const good = [aWrite(), aWrite({ tried, next: { have: 0 } })]
  const odd = [
    { ...aWrite(), subject: {} },
    { ...aWrite(), subject: { product: null } },
    { ...aWrite(), step: { have: -1 } },
    { ...aWrite(), step: { add: 0.5 } },
    { ...aWrite(), member: undefined },
    7,
  ]
  const stored = JSON.parse(JSON.stringify([...good, ...odd]))
  expect(schema.is(unsentKey.schema, stored)).toBe(true)
  const [first, ...rest] = stored
  expect([first, ...rest.slice(0, 1)]).toEqual(JSON.parse(JSON.stringify(good)))
})
