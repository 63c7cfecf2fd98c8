import type { Chance } from '../../pictures/mulberry32.ts'
import type { RowOptions } from './row-table.ts'

/** How often everyday goods carry a mark; most carry none. */
const shares = {
  special: 0.045,
  new: 0.035,
  web: 0.015,
  region: 0.06,
  bundle: 0.06,
  points: 0.09,
  genteisu: 0.015,
  subscription: 0.4,
}
const genteisuChoices = [2, 3, 5] as const

export type Marks = {
  isSpecialPrice: boolean
  isNew: boolean
  isWebOnly: boolean
  isLimitedRegion: boolean
  isSubscription: boolean
  hasBundle: boolean
  hasPoints: boolean
  genteisu?: number
}

/** Pinned goods (`no=`) carry exactly what their row says; the others are drawn by lot. */
export function marksOf(options: RowOptions, isLocalAndFresh: boolean, chance: Chance): Marks {
  const written = (flag: 'new' | 'web' | 'region') => options.flags.includes(flag)
  const drawn = options.no === undefined && options.was === undefined
  const draw = (share: number) => chance() < share && drawn
  const isSpecialPrice = draw(shares.special) || options.was !== undefined
  const isRationed = draw(shares.genteisu)
  const genteisu = genteisuChoices[Math.floor(chance() * genteisuChoices.length)]
  return {
    isSpecialPrice,
    isNew: (draw(shares.new) && !isSpecialPrice) || written('new'),
    isWebOnly: draw(shares.web) || written('web'),
    isLimitedRegion: (draw(shares.region) && isLocalAndFresh) || written('region'),
    isSubscription: options.flags.includes('sub') && (options.no !== undefined || chance() < shares.subscription),
    hasBundle: draw(shares.bundle),
    hasPoints: draw(shares.points),
    ...(isRationed && genteisu !== undefined ? { genteisu } : {}),
  }
}
