import { describe, expect, it } from '@jest/globals'
import { aDescriptor } from '../testing/a-registry.ts'
import { aRoute } from '../testing/a-route.ts'
import { readDescriptor } from './descriptor.ts'

const whole = aDescriptor({ routes: { box: aRoute('/bento') } })
const refusalsOf = (over: object) => {
  const read = readDescriptor({ ...whole, ...over })
  return 'refusals' in read ? read.refusals.map(({ ours, wayOut }) => `${ours} | ${wayOut}`) : []
}
const withFlag = (flag: object) => ({ routes: { box: { ...aRoute('/bento'), ...flag } } })

describe('a release.json', () => {
  it('that is whole is read', () => expect(readDescriptor(whole)).toEqual({ descriptor: whole }))

  it.each([
    {
      says: 'a flag with a slip of the pen, whose usual value may be the open one',
      over: withFlag({ viewmode: false }),
      refused: 'release.json says routes.box.viewmode | write routes.box.viewMode',
    },
    {
      says: 'a field that nobody knows',
      over: { budget: 20_000 },
      refused: 'release.json says budget | leave budget out',
    },
  ])('is refused with $says', ({ over, refused }) => expect(refusalsOf(over)).toEqual([refused]))

  it('is refused with a field of another kind, which is named with what the shop reads there', () => {
    expect(refusalsOf({ budgetBytes: '20000' })[0]).toContain('release.json says budgetBytes: "20000"')
    expect(refusalsOf({ entry: undefined })[0]).toContain('release.json has no entry')
  })
})
