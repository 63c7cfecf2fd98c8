import { getReserveSet, reserveDeliveryPoints } from '@shop/shared/api/legacy-points'
import type { MemberCode } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { pointsKey } from '@shop/shared/points'
import {
  afterStep,
  checkLostWrite,
  executeWrite,
  type HeldQuantity,
  type SentOutcome,
  type Step,
  writeStateOf,
} from '@shop/shared/writes'
import { pointUsesKey } from './point-use.queries.ts'

type Ports = Pick<PlatformServices, 'api' | 'queryClient' | 'randomId' | 'entry'>

export const pointUses = ({ queryClient }: Pick<Ports, 'queryClient'>) => writeStateOf(queryClient, pointUsesKey)

/** Points set aside for the next delivery are one quantity, which the legacy service holds. */
function heldBy(ports: Ports, member: MemberCode, reserved: number) {
  let known = reserved
  const held: HeldQuantity = {
    state: pointUses(ports),
    key: member,
    shown: reserved,
    async read() {
      known = (await getReserveSet(ports.api)).reserved
      return known
    },
    // All numbers of points are read again, wherever they are shown.
    settle: () => void ports.queryClient.invalidateQueries({ queryKey: pointsKey }),
  }
  return { held, known: () => known }
}

/**
 * Uses points for the next delivery, or sets how many of them are used, once: after a lost answer the service is asked what it has set aside, and the same
 * request again carries the same name.
 *
 * @returns `undefined` while the one before is under way.
 */
export function spendPoints(
  ports: Ports,
  { member, step, reserved }: { member: MemberCode; step: Step; reserved: number },
): Promise<SentOutcome> | undefined {
  const { held, known } = heldBy(ports, member, reserved)
  if (held.state.inFlight.has(member)) return undefined
  const send = async (step: Step, intent: string) => {
    const { entry } = ports
    const wanted = afterStep(known(), step)
    const seen = known()
    if ('have' in step) await reserveDeliveryPoints(ports.api, { points: wanted, replaced: seen, entry, intent })
    else if (wanted > seen) await reserveDeliveryPoints(ports.api, { points: wanted - seen, seen, entry, intent })
    return wanted
  }
  const target = { ...held, subject: member, before: reserved, show: () => undefined, send, randomId: ports.randomId }
  return executeWrite(target, step)
}

/** Asks the service what it has set aside, after an answer that was lost. */
export const checkPointUse = (ports: Ports, member: MemberCode, reserved: number): Promise<SentOutcome> =>
  checkLostWrite(heldBy(ports, member, reserved).held)
