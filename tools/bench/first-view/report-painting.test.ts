import { describe, expect, it } from '@jest/globals'
import { describePainting } from './report-painting.ts'

const painting = (lcp: number, tbt4: number, cls: number) => ({ lcp, tbt4, cls })
const limits = { lcp: 1.25, tbt4: 1.5, cls: 0.01 }

describe('a painting', () => {
  it('is told in one line beside the same page without scripts and a page with one element', () => {
    const shop = [painting(500, 40, 0), painting(440, 30, 0.002), painting(620, 90, 0.001)]
    const { line, beyond } = describePainting(
      'top page',
      { shop, plain: [painting(400, 0, 0)], floor: [painting(100, 40, 0)] },
      limits,
    )
    expect(line).toBe('first-view top page: lcp 500 ms of 400, ratio 1.25; tbt4 40 ms of 40, ratio 1.00; cls 0.001')
    expect(beyond).toEqual([])
  })

  it('is told figure by figure where it is beyond its limits', () => {
    const paintings = { shop: [painting(800, 90, 0.02)], plain: [painting(400, 0, 0)], floor: [painting(100, 30, 0)] }
    expect(describePainting('search', paintings, limits).beyond).toEqual([
      'first-view search: lcp 2.000 is above 1.25',
      'first-view search: tbt4 3.000 is above 1.5',
      'first-view search: cls 0.020 is above 0.01',
    ])
  })
})
