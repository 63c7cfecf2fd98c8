import {
  memberPointCall,
  pointReservationsCall,
  reserveDeliveryPointCall,
  reserveDeliveryPointInAppCall,
  reserveSetCall,
} from '@shop/shared/contract'
import { answer, connectionLost, server } from '@shop/shared/testing'

const success = '<response><result>0</result></response>'
export const refusal = (code: string, message: string) =>
  `<response><result>1</result><error_code>${code}</error_code><error_message>${message}</error_message></response>`

/** The fate of the next use in place of an ordinary answer. */
type Fate =
  | { is: 'lost'; stored: boolean }
  | { is: 'answered'; reply: string | Response }
  | { is: 'held'; until: Promise<unknown> }

type Asked = { point: number; replaced_point?: number | undefined; seen_point?: number | undefined }
type UseRequest = { point: number; replaced: number | undefined; seen: number | undefined; intent: string }
type Start = { available?: number; max?: number; reserved?: number; cardSuspensionType?: string; canChange?: boolean }

/** The point services of one member: they keep what is set aside, remember intents, and fail when they are told to. */
export function aPointBook({
  available = 1842,
  max,
  reserved = 0,
  cardSuspensionType = '0',
  canChange = true,
}: Start = {}) {
  const state = { available, reserved, areSetsBroken: false }
  const uses: (Omit<Asked, 'seen_point'> & { intent: string; app: boolean })[] = []
  const done = new Set<string>()
  const fates: Fate[] = []
  let reads = 0

  /** Gives the refusal, if there is one; what the page showed as set aside counts. */
  function store({ point, replaced, seen, intent }: UseRequest): string | undefined {
    if (done.has(intent)) return undefined
    if (point > state.available + (replaced ?? 0)) return refusal('PT004', 'ご利用いただけるポイントを超えています。')
    const shown = replaced ?? seen
    if (shown !== undefined && shown !== state.reserved)
      return refusal('PT006', `別の端末で変更されています（いま${state.reserved}ポイント）`)
    done.add(intent)
    state.available += (replaced ?? 0) - point
    state.reserved += point - (replaced ?? 0)
    return undefined
  }

  async function reserve(app: boolean, asked: Asked, intent: string): Promise<string | Response> {
    const { point, replaced_point: replaced, seen_point: seen } = asked
    uses.push({ point, ...(replaced === undefined ? {} : { replaced_point: replaced }), intent, app })
    const fate = fates.shift()
    if (fate?.is === 'answered') return fate.reply
    if (fate?.is === 'lost' && !fate.stored) return connectionLost()
    if (fate?.is === 'held') await fate.until
    const reply = store({ point, replaced, seen, intent }) ?? success
    return fate?.is === 'lost' ? connectionLost() : reply
  }
  const ofApp =
    (app: boolean) =>
    ({ body, headers }: { body: Asked; headers: Headers }) =>
      reserve(app, body, headers.get('Idempotency-Key') ?? '')

  server.use(
    answer(memberPointCall, () => {
      reads += 1
      return {
        currentPoint: state.available + state.reserved,
        availablePoint: state.available,
        totalReservedPoint: state.reserved,
        cardSuspensionType,
      }
    }),
    answer(pointReservationsCall, { reservations: [] }),
    answer(reserveSetCall, () =>
      state.areSetsBroken
        ? connectionLost()
        : `<response><result>0</result><point_unit>500</point_unit><max_point>${String(max ?? Math.floor(state.available / 500) * 500).padStart(9, '0')}</max_point><reserved_point>${state.reserved}</reserved_point>${canChange ? `<max_reserved_point>${Math.floor((state.available + state.reserved) / 500) * 500}</max_reserved_point>` : ''}</response>`,
    ),
    answer(reserveDeliveryPointCall, ofApp(false)),
    answer(reserveDeliveryPointInAppCall, ofApp(true)),
  )
  return {
    uses,
    reads: () => reads,
    next: (...some: Fate[]) => void fates.push(...some),
    /** Another device uses some. */
    useElsewhere(points: number) {
      state.available -= points
      state.reserved += points
    },
    breakSets(isBroken: boolean) {
      state.areSetsBroken = isBroken
    },
  }
}
