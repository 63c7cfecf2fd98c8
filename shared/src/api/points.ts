import {
  currentStageCall,
  memberPointCall,
  nextStageCall,
  pointBalanceCall,
  pointHistoryCall,
  pointHistoryXml,
  pointReservationsCall,
} from '@shop/shared/contract'
import { isoDay, tokyoDay } from '@shop/shared/domain'
import type { MemberPoints, PointHistoryRow } from '@shop/shared/domain/points'
import { type CurrentStage, type NextStage, toStageKind } from '@shop/shared/domain/stage'
import type { ApiClient } from './client.ts'
import { toPointHistoryRows } from './map/point-history.ts'
import { readLegacy } from './read-legacy.ts'

const cardInUse = '0'

/** Nothing is said of a card in use; whatever is said otherwise suspends it. */
const isSuspended = (type: string | undefined): boolean => type !== undefined && type !== '' && type !== cardInUse

/** [API-051] */
export async function getMemberPoints(api: ApiClient, signal?: AbortSignal): Promise<MemberPoints> {
  const wire = await api.send(memberPointCall, { signal })
  return {
    current: wire.currentPoint,
    available: wire.availablePoint,
    reserved: wire.totalReservedPoint,
    isSuspended: isSuspended(wire.cardSuspensionType),
    ...(wire.pointExpirationDate === undefined ? {} : { expiresOn: tokyoDay(wire.pointExpirationDate) }),
  }
}

/** Points that may be spent on an exchange: one number for all screens of it. [K-29] */
export const getExchangePoints = async (api: ApiClient, signal?: AbortSignal): Promise<number> =>
  (await api.send(pointBalanceCall, { signal })).available_point_amount

export type PointReservation = { points: number; use: string; at: Date }

/** Delivery 01, capital increase 02, product exchange 05. */
const useNames: ReadonlyMap<string, string> = new Map([
  ['01', '宅配でのご利用'],
  ['02', '出資金への振替'],
  ['05', '商品との交換'],
])

/** [ACC-020] */
export async function getPointReservations(api: ApiClient, signal?: AbortSignal): Promise<PointReservation[]> {
  const reply = await api.send(pointReservationsCall, { signal })
  return reply.reservations.map((wire) => ({
    points: wire.reservedPoint,
    use: useNames.get(wire.usePointType) ?? 'ご利用',
    at: new Date(wire.reservedTimestamp),
  }))
}

/** History between two days, both included, latest first. [ACC-023] */
export async function getPointHistory(
  api: ApiClient,
  { from, to }: { from: Date; to: Date },
  signal?: AbortSignal,
): Promise<PointHistoryRow[]> {
  const body = { startDate: isoDay(from), endDate: isoDay(to) }
  const { history } = await readLegacy(
    pointHistoryCall,
    pointHistoryXml,
    await api.send(pointHistoryCall, { body, signal }),
  )
  return history.flatMap(toPointHistoryRows).toSorted((one, other) => other.day.getTime() - one.day.getTime())
}

/** [API-066] */
export async function getCurrentStage(api: ApiClient, signal?: AbortSignal): Promise<CurrentStage> {
  const wire = await api.send(currentStageCall, { signal })
  const since = wire.topStagePermanentFlag === true ? wire.topStagePermanentStartDate : undefined
  return { kind: toStageKind(wire.stageType), ...(since === undefined ? {} : { permanentSince: tokyoDay(since) }) }
}

const confirmedTypes = { '0': 'provisional', '1': 'tallying', '2': 'confirmed' } as const

/** [API-066] */
export async function getNextStage(api: ApiClient, signal?: AbortSignal): Promise<NextStage> {
  const wire = await api.send(nextStageCall, { signal })
  return {
    kind: toStageKind(wire.stageType),
    confirmed: confirmedTypes[wire.stageConfirmedType],
    ...(wire.necessaryPurchasePriceExcludedTax === undefined
      ? {}
      : { remainingExcludingTax: wire.necessaryPurchasePriceExcludedTax }),
    ...(wire.necessaryTopStageCount === undefined ? {} : { necessaryTopStageCount: wire.necessaryTopStageCount }),
  }
}
