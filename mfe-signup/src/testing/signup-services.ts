import {
  addressesCall,
  applicationStateCall,
  deliveryApplicationCall,
  errorMessagesCall,
  memberAddInfoCall,
} from '@shop/shared/contract'
import { type Asked, answer, connectionLost, type ReplyBody, refused, server } from '@shop/shared/testing'
import { answerPayment, type PaymentServices } from './payment-services.ts'

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

/** The services' own name of an application, and the number that an applicant is told. */
export const receiptNumber = '572114906'

type Body = Asked<typeof deliveryApplicationCall>['body']

/** An application as it is stored, without payment. */
export const aBody: Body = {
  postNumber: '0600001',
  address1: '北海道',
  address2: '札幌市中央区北一条西2丁目1-1',
  address3: '',
  phoneNumber: '0117890000',
  selectedResidence: '1',
  selectedPlacement: '4',
  selectedConfirmationOfDelivery: '1',
  selectedDeliveryOfPaperCatalog: '0',
  selectedAboutChildren: '0',
  selectedIntroducer: '0',
}

export type MemberBase = {
  /** Applications that are stored, by intent. */
  stored: Map<string, Body>
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
  payment = {},
}: {
  contactIs?: Contact | 'down' | Promise<Contact>
  townsAre?: Towns | 'down' | Promise<Towns>
  payment?: Partial<PaymentServices>
} = {}): MemberBase {
  const base: Pick<MemberBase, 'stored' | 'tries' | 'asked'> = { stored: new Map(), tries: [], asked: [] }
  const outcomes: Outcome[] = []
  answerPayment(payment)

  server.use(
    answer(memberAddInfoCall, () => (contactIs === 'down' ? refused(400) : contactIs)),
    answer(addressesCall, async ({ query }) => {
      base.asked.push(query.postCode)
      const known = await townsAre
      return known === 'down' ? refused(400) : { address_list: known[query.postCode] ?? [] }
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
      return outcome?.is === 'lost' ? connectionLost() : { application_id: receiptNumber, todokApplying: true }
    }),
    answer(applicationStateCall, () => {
      const [application] = base.stored.values()
      return application === undefined
        ? { todokApplying: false }
        : { todokApplying: true, application_id: receiptNumber, selectedPayment: application.selectedPayment }
    }),
  )
  return { ...base, next: (...more) => void outcomes.push(...more) }
}
