import { median } from '../report.ts'
import type { Painting } from './visit-page.ts'

export type Paintings = {
  shop: readonly Painting[]
  /** The same HTML without scripts. */
  plain: readonly Painting[]
  /** A page with React and one element. */
  floor: readonly Painting[]
}

export type PaintingLimits = { lcp: number; tbt4: number; cls: number }

/**
 * `first-view top page: lcp 620 ms of 440, ratio 1.41; tbt4 47 ms of 30, ratio 1.57; cls 0.000`, medians, and what is beyond a
 * limit.
 */
export function describePainting(
  name: string,
  { shop, plain, floor }: Paintings,
  limits: PaintingLimits,
): { line: string; beyond: string[] } {
  const middle = (paintings: readonly Painting[], figure: keyof Painting) => median(paintings.map((one) => one[figure]))
  const [lcp, lcpPlain] = [middle(shop, 'lcp'), middle(plain, 'lcp')]
  const [tbt, tbtFloor] = [middle(shop, 'tbt4'), middle(floor, 'tbt4')]
  const found = { lcp: lcp / lcpPlain, tbt4: tbt / tbtFloor, cls: middle(shop, 'cls') }
  const ratio = (value: number) => value.toFixed(2)
  const line = [
    `first-view ${name}: lcp ${Math.round(lcp)} ms of ${Math.round(lcpPlain)}, ratio ${ratio(found.lcp)}`,
    `tbt4 ${Math.round(tbt)} ms of ${Math.round(tbtFloor)}, ratio ${ratio(found.tbt4)}`,
    `cls ${found.cls.toFixed(3)}`,
  ].join('; ')
  const beyond = (Object.keys(limits) as (keyof PaintingLimits)[])
    .filter((figure) => found[figure] > limits[figure])
    .map((figure) => `first-view ${name}: ${figure} ${found[figure].toFixed(3)} is above ${limits[figure]}`)
  return { line, beyond }
}
