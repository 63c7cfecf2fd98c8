import type { MemberTable } from '../database/schema.ts'
import { isCorporate } from '../delivery/members.ts'
import type { PointBalance } from './point-balance.ts'

/** Points are used in steps of this many. */
export const pointUnit = 500

/** Reasons of the legacy service not to set points aside; codes and words are ours. [K-71] */
export const reserveRefusals = {
  notForThisMember: {
    code: 'PT001',
    message: '家族証と法人の組合員番号では、ポイントをご利用いただけません。',
  },
  suspended: { code: 'PT002', message: 'カードが利用停止中です。' },
  unit: { code: 'PT003', message: `ポイントは${pointUnit}ポイント単位でご利用ください。` },
  tooMany: { code: 'PT004', message: 'ご利用いただけるポイントを超えています。' },
  changedElsewhere: { code: 'PT006', message: '別の端末で変更されています。' },
  noWeek: { code: 'PT005', message: 'ただいまポイントのご利用を受け付けている週はありません。' },
} as const

type ReserveRefusal = keyof typeof reserveRefusals

export type ReserveRequest = {
  member: Pick<MemberTable, 'code' | 'is_family'>
  balance: Pick<PointBalance, 'available' | 'isSuspended'>
  points: number
  /** Set aside for the next delivery at this moment. */
  reserved?: number
  /** What the page showed of it, to which these points are added. [K-151] */
  seen?: number | undefined
  /** What the page showed of it; these points take its place. [K-157] */
  replaced?: number | undefined
}

/** Whether so many points may be set aside, by what is there at this moment; `undefined`: they may. */
export function refuseReserve(wish: ReserveRequest): ReserveRefusal | undefined {
  const { reserved, replaced, seen = replaced } = wish
  const refusal = refuseAmount(wish)
  if (refusal !== undefined) return refusal
  return seen === undefined || seen === reserved ? undefined : 'changedElsewhere'
}

function refuseAmount({ member, balance, points, replaced }: ReserveRequest): ReserveRefusal | undefined {
  if (!mayUsePoints(member)) return 'notForThisMember'
  // Fewer than before are given back, also by a suspended card.
  if (replaced !== undefined && points < replaced) return points % pointUnit === 0 ? undefined : 'unit'
  if (balance.isSuspended) return 'suspended'
  if (points < pointUnit || points % pointUnit !== 0) return 'unit'
  return points > balance.available + (replaced ?? 0) ? 'tooMany' : undefined
}

const mayUsePoints = (member: ReserveRequest['member']): boolean => !member.is_family && !isCorporate(member)

/** The most that may stand in the place of what is set aside. [K-157] */
export const maxReplacing = ({
  member,
  balance,
  replaced,
}: Omit<ReserveRequest, 'points'> & { replaced: number }): number =>
  mayUsePoints(member)
    ? Math.floor(((balance.isSuspended ? 0 : balance.available) + replaced) / pointUnit) * pointUnit
    : 0

/** The most that may be set aside at once: whole steps of what is free. */
export const maxReserve = ({ member, balance }: Omit<ReserveRequest, 'points'>): number =>
  mayUsePoints(member) && !balance.isSuspended ? Math.floor(balance.available / pointUnit) * pointUnit : 0
