import {
  accountTransferCall,
  accountTransferStateCall,
  applicationStateCall,
  bankAccountCall,
  csrfTokenCall,
  paymentServiceConfigCall,
  putMemSettingInfoCall,
  serviceUseJudgeCall,
  visitOptionsCall,
} from '@shop/shared/contract'
import { type Asked, answer, type ReplyBody, refused, server } from '@shop/shared/testing'

type Accounts = ReplyBody<typeof bankAccountCall>
type Judgement = ReplyBody<typeof serviceUseJudgeCall>
type TransferState = ReplyBody<typeof accountTransferStateCall>
type Answer<T> = T | Response | Promise<T | Response>

export const confirmed = {
  confirmed_bank_name: '北洋銀行',
  confirmed_branch_name: '本店営業部',
  confirmed_deposit_type: '普通',
  confirmed_account_number: '1234567',
} as const
export const applying = {
  applying_bank_name: '北海道銀行',
  applying_branch_name: '札幌駅前支店',
  applying_deposit_type: '普通',
  applying_account_number: '7654321',
} as const

export const registered: TransferState = {
  state: 'registered',
  transferId: 'T-1',
  kind: 'account',
  from: 'application',
  bank_name: 'ゆうちょ銀行',
  branch_name: '九八八支店',
  deposit_type: '普通',
  account_number: '0001234',
}

export const bankAddress = 'https://bank.shop.test/transfer'

export type PaymentServices = {
  accounts: Answer<Accounts>
  judgement: Answer<Judgement>
  /** How the latest hand-over stands. */
  transfer: Answer<TransferState>
  /** The payment company is not to be had just now. */
  isClosed: boolean
  handOver: Answer<ReplyBody<typeof accountTransferCall>>
  update: Answer<ReplyBody<typeof putMemSettingInfoCall>>
  visit: Answer<ReplyBody<typeof visitOptionsCall>>
  /** The requests that arrived, oldest first. */
  handOvers: Asked<typeof accountTransferCall>['body'][]
  updates: Asked<typeof putMemSettingInfoCall>['body'][]
}

/** An account of a yoshin status. */
export const accountsOf = (status: string, over: Partial<Accounts> = {}): Accounts => ({
  result_status: '0',
  status_type: status,
  ...over,
})

/** The services of payment; a test changes an answer by assigning to it. Nobody is asked for a payment unless said. */
export function answerPayment(over: Partial<PaymentServices> = {}): PaymentServices {
  const services: PaymentServices = {
    accounts: accountsOf(''),
    judgement: { result_status: '0', result_service: '1', credit_coop_status: '0' },
    transfer: { state: 'none' },
    isClosed: false,
    handOver: {
      transferId: 'T-1',
      action: bankAddress,
      fields: [
        { name: 'shop_code', value: 'S-1' },
        { name: 'transfer_id', value: 'T-1' },
      ],
    },
    update: { result_status: '0' },
    visit: {
      firstDay: 3,
      lastDay: 14,
      weekdays: [1, 2, 3, 4, 5],
      closedDays: [],
      times: [
        { code: '1', text: '午前' },
        { code: '2', text: '午後' },
        { code: '3', text: '夕方' },
      ],
    },
    handOvers: [],
    updates: [],
    ...over,
  }
  server.use(
    answer(csrfTokenCall, { token: 'one-time' }),
    answer(applicationStateCall, { todokApplying: false }),
    answer(bankAccountCall, () => repeatable(services.accounts)),
    answer(serviceUseJudgeCall, () => repeatable(services.judgement)),
    answer(accountTransferStateCall, () => repeatable(services.transfer)),
    answer(visitOptionsCall, () => repeatable(services.visit)),
    answer(paymentServiceConfigCall, () =>
      services.isClosed
        ? refused(503)
        : {
            shopCode: 'S-1',
            storageCompanyCode: 'C-1',
            accountTransferUrl: bankAddress,
            creditRegistUrl: 'https://bank.shop.test/card',
            tokenKey: 'K-1',
          },
    ),
    answer(accountTransferCall, ({ body }) => {
      services.handOvers.push(body)
      return repeatable(services.handOver)
    }),
    answer(putMemSettingInfoCall, ({ body }) => {
      services.updates.push(body)
      return repeatable(services.update)
    }),
  )
  return services
}

/** A response can be read once. */
const repeatable = <T>(reply: Answer<T>): Answer<T> => (reply instanceof Response ? reply.clone() : reply)
