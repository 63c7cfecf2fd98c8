/** Points of the legacy service: a door of its own, which only the screen that uses points brings along. */
import type { ApiClient } from '@shop/shared/api'
import {
  currentPointXml,
  legacyCurrentPointCall,
  reserveDeliveryPointCall,
  reserveDeliveryPointInAppCall,
  reserveResultXml,
  reserveSetCall,
  reserveSetXml,
} from '@shop/shared/contract'
import type { EntryKind } from '@shop/shared/domain'
import type { ReserveSet } from '@shop/shared/domain/points'
import { readLegacy } from './read-legacy.ts'

/** Steps, the most at once, and what is set aside for the next delivery. */
export async function getReserveSet(api: ApiClient, signal?: AbortSignal): Promise<ReserveSet> {
  const reply = await api.send(reserveSetCall, { signal })
  const wire = await readLegacy(reserveSetCall, reserveSetXml, reply)
  const { point_unit: unit, max_point: max, reserved_point: reserved, max_reserved_point: maxReserved } = wire
  return { unit, max, reserved, ...(maxReserved === undefined ? {} : { maxReserved }) }
}

const cardInUse = '0'

export type LegacyPoints = {
  isSuspended: boolean
  current: number
  available: number
  reserved: { all: number; delivery: number; capital: number; exchange: number }
}

/** Card and amounts, with what is set aside by class. */
export async function getLegacyPoints(api: ApiClient, signal?: AbortSignal): Promise<LegacyPoints> {
  const reply = await api.send(legacyCurrentPointCall, { signal })
  const wire = await readLegacy(legacyCurrentPointCall, currentPointXml, reply)
  return {
    isSuspended: wire.card_status !== cardInUse,
    current: wire.point_amount,
    available: wire.available_point,
    reserved: {
      all: wire.reserved_point,
      delivery: wire.reserved_point_01,
      capital: wire.reserved_point_02,
      exchange: wire.reserved_point_05,
    },
  }
}

export type ReservePointsRequest = {
  points: number
  /** What the page shows as set aside, to which the points are added. [K-151] */
  seen?: number | undefined
  /** What the page shows as set aside, and the points take the place of. [K-157] */
  replaced?: number | undefined
  entry: EntryKind
  intent: string
}

/** Sets points aside for the next delivery; anything but its success is an error. */
export async function reserveDeliveryPoints(
  api: ApiClient,
  { points, seen, replaced, entry, intent }: ReservePointsRequest,
): Promise<void> {
  const call = entry === 'app' ? reserveDeliveryPointInAppCall : reserveDeliveryPointCall
  const body = {
    point: points,
    ...(seen === undefined ? {} : { seen_point: seen }),
    ...(replaced === undefined ? {} : { replaced_point: replaced }),
  }
  await readLegacy(call, reserveResultXml, await api.send(call, { body, intent }))
}
