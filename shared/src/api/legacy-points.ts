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

/** Steps, the most at once, and what is set aside for the next delivery. [API-064, ACC-024] */
export async function getReserveSet(api: ApiClient, signal?: AbortSignal): Promise<ReserveSet> {
  const reply = await api.send(reserveSetCall, { signal })
  const wire = await readLegacy(reserveSetCall, reserveSetXml, reply)
  return { unit: wire.point_unit, max: wire.max_point, reserved: wire.reserved_point }
}

const cardInUse = '0'

export type LegacyPoints = {
  isSuspended: boolean
  current: number
  available: number
  reserved: { all: number; delivery: number; capital: number; exchange: number }
}

/** Card and amounts, with what is set aside by class. [API-051, API-064] */
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

/** `seen`: what the page shows as set aside. [K-151] */
export type ReserveWish = { points: number; seen: number; entry: EntryKind; intent: string }

/** Sets points aside for the next delivery; anything but its success is an error. [ACC-027, ACC-081] */
export async function reserveDeliveryPoints(
  api: ApiClient,
  { points, seen, entry, intent }: ReserveWish,
): Promise<void> {
  const call = entry === 'app' ? reserveDeliveryPointInAppCall : reserveDeliveryPointCall
  await readLegacy(call, reserveResultXml, await api.send(call, { body: { point: points, seen_point: seen }, intent }))
}
