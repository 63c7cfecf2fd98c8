import { addressesCall, deliveryApplicationCall, errorMessagesCall, memberAddInfoCall } from '@shop/shared/contract'
import { type Asked, answer, connectionLost, type ReplyBody, refused, server } from '@shop/shared/testing'
import { answerPayment } from './payment-services.ts'

type Contact = ReplyBody<typeof memberAddInfoCall>
type Towns = Readonly<Record<string, ReplyBody<typeof addressesCall>['address_list']>>

export const contact: Contact = {
  post_code: '0620903',
  address1: '北海道',
  address2: '札幌市豊平区豊平三条6丁目1-12',
  address3: 'みのり荘 2号室',
  home_phone: '0117890000',
  mobile_phone: '09020000005',
}

const sapporo = (town: string) => ({ prefecture: '北海道', city: '札幌市中央区', town })
const towns: Towns = {
  '0600001': [sapporo('北一条西')],
  '0600054': [sapporo('南四条東'), sapporo('南五条東')],
}

/** Outcome of the next application in place of an ordinary answer. */
type Outcome =
  | { is: 'refused'; status: number; code?: string; says?: string }
  /** The answer never comes; the application was stored or was not. */
  | { is: 'lost'; stored: boolean }
  | { is: 'held'; until: Promise<unknown> }

export type MemberBase = {
  /** Applications that are stored, by intent. */
  stored: Map<string, Asked<typeof deliveryApplicationCall>['body']>
  /** The intents that arrived, oldest first. */
  tries: string[]
  /** The postal codes that were asked for. */
  asked: string[]
  next(...outcomes: Outcome[]): void
}

/** The services that an application needs: they keep one application, remember intents, and fail when told to. */
export function answerSignup({
  contactIs = contact,
  townsAre = towns,
}: {
  contactIs?: Contact | 'down' | Promise<Contact>
  townsAre?: Towns | 'down'
} = {}): MemberBase {
  const base: Pick<MemberBase, 'stored' | 'tries' | 'asked'> = { stored: new Map(), tries: [], asked: [] }
  const outcomes: Outcome[] = []
  answerPayment()

  server.use(
    answer(memberAddInfoCall, () => (contactIs === 'down' ? refused(400) : contactIs)),
    answer(addressesCall, ({ query }) => {
      base.asked.push(query.postCode)
      return townsAre === 'down' ? refused(400) : { address_list: townsAre[query.postCode] ?? [] }
    }),
    answer(errorMessagesCall, {
      errorMessages: [{ code: 'CSP17004', title: '登録エラー', message: '入力内容をご確認ください。' }],
    }),
    answer(deliveryApplicationCall, async ({ body, headers }) => {
      const intent = headers.get('Idempotency-Key') ?? ''
      base.tries.push(intent)
      const outcome = outcomes.shift()
      if (outcome?.is === 'refused') return refused(outcome.status, outcome.code, outcome.says)
      if (outcome?.is === 'lost' && !outcome.stored) return connectionLost()
      if (outcome?.is === 'held') await outcome.until
      if (base.stored.size > 0 && !base.stored.has(intent)) return refused(409, 'CSP17005')
      if (!base.stored.has(intent)) base.stored.set(intent, body)
      return outcome?.is === 'lost' ? connectionLost() : { application_id: 'A-1', todokApplying: true }
    }),
  )
  return { ...base, next: (...more) => void outcomes.push(...more) }
}
