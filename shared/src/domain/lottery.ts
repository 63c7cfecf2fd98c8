/** The outcome of an order of a product in limited quantity. */
export type LotteryOutcome =
  /** Not drawn, or not told yet. */
  { is: 'awaited' } | { is: 'lost' } | { is: 'fewer'; won: number } | { is: 'full' }

/** Of one order, as the services tell it; a result without its pieces is none. */
export type LotteryDraw = { ordered: number; hasResult?: boolean | undefined; won?: number | undefined }

/** Reads what has become of a draw. [CAT-074, CAT-075] */
export function lotteryOutcome({ hasResult, won, ordered }: LotteryDraw): LotteryOutcome {
  if (hasResult !== true || won === undefined) return { is: 'awaited' }
  if (won === 0) return { is: 'lost' }
  return won < ordered ? { is: 'fewer', won } : { is: 'full' }
}

/** Tells whether a member is told of a result: one is awaited from the deadline of its week on. */
export const isLotteryAnnounced = (outcome: LotteryOutcome, isClosed: boolean): boolean =>
  isClosed || outcome.is !== 'awaited'

/** Says the outcome of a draw. [CAT-076] */
export function lotteryText(outcome: LotteryOutcome): string {
  switch (outcome.is) {
    case 'awaited':
      return '抽選結果は15時頃に反映されます'
    case 'lost':
      return '抽選の結果、お届けできません'
    case 'fewer':
      return `ご注文数より少ない数でのお届けとなります（${outcome.won}個）`
    case 'full':
      return 'ご注文数どおりお届けします'
  }
}
