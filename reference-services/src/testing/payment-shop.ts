import { sql } from 'kysely'
import { createSignatures } from '../payments/signatures.ts'
import { type TransferResult, transferResultPath } from '../payments/wire.ts'
import { subjectOf } from '../seed/accounts.ts'
import type { TestDatabase } from './databases.ts'
import { emailOf, openTestShop } from './test-shop.ts'

export const systemPassword = 'a-password-of-the-shop-and-its-bank'

/** A whole number that no answer may hold. */
export const account = {
  bankName: '大地信用組合',
  branchName: '豊平支店',
  depositType: '普通',
  accountNumber: '4829567',
}

const entries = {
  postNumber: '0620903',
  address1: '北海道',
  address2: '札幌市豊平区豊平三条6丁目1-21',
  address3: '',
  phoneNumber: '09020000101',
  selectedResidence: '1',
  selectedPlacement: '1',
  selectedConfirmationOfDelivery: '1',
  selectedDeliveryOfPaperCatalog: '0',
  selectedAboutChildren: '0',
  selectedIntroducer: '0',
}

type Unsigned = Omit<TransferResult, 'signature'>

/** A shop with its payment company beside it, and the words that the two and a member say. */
export async function openPaymentShop(database: TestDatabase) {
  const shop = await openTestShop(database, {
    only: ['services', 'identity', 'partners'],
    settings: { PAYMENT_SYSTEM_PASSWORD: systemPassword, VISIT_SUPPORT: 'on' },
  })
  const signatures = createSignatures(systemPassword)
  await sql`create table kept_account as table bank_account`.execute(shop.db)
  await sql`create table kept_application as table delivery_application`.execute(shop.db)

  const ask = async (who: string, method: string, path: string) =>
    shop.ask(method, path, { token: await shop.tokenOf(who) })
  const start = (who: string, over: object = {}) =>
    shop.write(who, 'POST', '/member-base/account_transfer', {
      body: { kind: 'account', from: 'application', entries: { street: '豊平' }, ...over },
    })
  const idOf = async (who: string, over: object = {}) => String((await start(who, over)).body['transferId'])
  const registered = (transferId: string): Unsigned => ({
    transferId,
    kind: 'account',
    result: 'registered',
    account,
    sentAt: new Date().toISOString(),
  })
  const send = (body: object) => shop.ask('POST', transferResultPath, { body })
  const tell = (unsigned: Unsigned) => send({ ...unsigned, signature: signatures.ofResult(unsigned) })

  return {
    ...shop,
    signatures,
    start,
    idOf,
    send,
    tell,
    registered,
    /** A member's way to the bank and back, with an account. */
    async register(who: string, over: object = {}) {
      const transferId = await idOf(who, over)
      await tell(registered(transferId))
      return transferId
    },
    state: async (who: string) => (await ask(who, 'GET', '/member-base/account_transfer')).body,
    accounts: async (who: string) => (await ask(who, 'POST', '/member-base/GetBankAccount/')).body,
    judgement: async (who: string) => (await ask(who, 'POST', '/member-base/GetServiceUseJudge/')).body,
    config: async (who: string) => ask(who, 'GET', '/member-id/paymentserviceconfig'),
    put: (who: string, memberNumber: string, key?: string) =>
      shop.write(who, 'POST', '/member-base/PutMemSettingInfo/', {
        body: { member_number: memberNumber, bank_account_status: '1' },
        key,
      }),
    apply: (who: string, over: object = {}) =>
      shop.write(who, 'POST', '/delivery/delivery_application', { body: { ...entries, ...over } }),
    transfers: (who: string) =>
      shop.db
        .selectFrom('bank_transfer')
        .selectAll()
        .where('subject', '=', subjectOf(emailOf(who)))
        .execute(),
    /** Payments and applications as they were seeded. */
    async reset() {
      await sql`truncate bank_transfer, bank_account, delivery_application`.execute(shop.db)
      await sql`insert into bank_account table kept_account`.execute(shop.db)
      await sql`insert into delivery_application table kept_application`.execute(shop.db)
    },
  }
}

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>
