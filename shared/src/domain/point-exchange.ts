export type PointExchange = {
  /** Points of one piece. */
  pointPrice: number
  /** Points that may be spent, beside those of the pieces ordered already. */
  available: number
  /** Pieces ordered so far. */
  current: number
  /** The most of the product in one order. */
  limit: number
}

/** Gives the most pieces that a member's points and the product allow. */
export function maxExchanged({ pointPrice, available, current, limit }: PointExchange): number {
  const affordable = pointPrice > 0 ? Math.floor(available / pointPrice) : 0
  return Math.min(affordable + current, limit)
}

/** Points that so many pieces more lack; 0 where there are enough. */
export const missingPoints = (
  pieces: number,
  { pointPrice, available }: Pick<PointExchange, 'pointPrice' | 'available'>,
) => Math.max(0, pieces * pointPrice - available)

export type ExchangeRefusal = 'family' | 'noWeek' | 'overLimit'

type ExchangeRequest = { wanted: number; exchange: PointExchange; isFamily: boolean; hasWeek: boolean }

/** Judges whether an exchange may be changed, from the ordered list as from the history. */
export function refuseExchange({ wanted, exchange, isFamily, hasWeek }: ExchangeRequest): ExchangeRefusal | undefined {
  if (isFamily) return 'family'
  if (!hasWeek) return 'noWeek'
  return wanted > maxExchanged(exchange) ? 'overLimit' : undefined
}
