import type { pointHistoryRowWire } from '@shop/shared/contract'
import { tokyoDay } from '@shop/shared/domain'
import type { PointHistoryRow } from '@shop/shared/domain/points'
import type * as v from '@shop/shared/schema'

type Wire = v.InferOutput<typeof pointHistoryRowWire>

/** Class of a store use: 1 ordinary, 2 cancelled, 3 charged to the card. [ACC-021] */
const storeUseKinds: ReadonlyMap<string, PointHistoryRow['kind']> = new Map([
  ['1', '利用'],
  ['2', '取消'],
  ['3', 'カードチャージ'],
])

/** One wire row holds up to four movements; each becomes a row of its own. */
export function toPointHistoryRows(wire: Wire): PointHistoryRow[] {
  const day = tokyoDay(wire.date)
  const storeUse = storeUseKinds.get(wire.store_use_class) ?? '利用'
  const storeSign = storeUse === '取消' ? 1 : -1
  const movements: Omit<PointHistoryRow, 'day'>[] = [
    { place: '宅配', kind: '獲得', points: count(wire.delivery_given_point) },
    { place: '宅配', kind: '利用', points: -count(wire.delivery_used_point) },
    { place: '店舗', kind: '獲得', points: count(wire.store_given_point) },
    { place: '店舗', kind: storeUse, points: storeSign * count(wire.store_used_point) },
  ]
  return movements.filter((movement) => movement.points !== 0).map((movement) => ({ day, ...movement }))
}

/** Anything but a plain whole number counts as nothing. */
const count = (text: string): number => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : 0)
