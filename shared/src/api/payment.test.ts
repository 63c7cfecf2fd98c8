import { describe, expect, it } from '@jest/globals'
import {
  askHandOver,
  getBankAccounts,
  getPaymentServiceConfig,
  getTransfer,
  judgeServiceUse,
  paymentCallText,
  updateBankAccount,
} from './payment.ts'
import { replying } from './testing/replying.ts'

const config = {
  shopCode: '001',
  storageCompanyCode: '100',
  systemPassword: 'not-for-a-browser',
  accountTransferUrl: 'https://bank.test/transfer',
  creditRegistUrl: 'https://bank.test/card',
  tokenKey: 'key',
}

describe('the payment service config', () => {
  it('[SGN-049] [API-070] [API-085] is fetched with a login', async () => {
    const { api, asked } = replying(config)
    expect(await getPaymentServiceConfig(api)).toMatchObject({ shopCode: '001', tokenKey: 'key' })
    expect(asked[0]?.call).toMatchObject({ method: 'GET', path: '/paymentserviceconfig', access: 'member' })
  })

  it('[SGN-050] leaves the password where it is', async () => {
    expect(JSON.stringify(await getPaymentServiceConfig(replying(config).api))).not.toContain('not-for-a-browser')
  })
})

describe('the judgement of the use', () => {
  it.each([
    { reply: { result_service: '1', credit_coop_status: '1' }, isAvailable: true, hasCloverCard: true },
    { reply: { result_service: '1', credit_coop_status: '0' }, isAvailable: true, hasCloverCard: false },
    { reply: { result_service: '0' }, isAvailable: false, hasCloverCard: false },
    { reply: {}, isAvailable: true, hasCloverCard: false },
  ])('[API-071] [SGN-042] reads $reply', async ({ reply, ...judged }) => {
    const { api, asked } = replying({ result_status: '0', ...reply })
    expect(await judgeServiceUse(api)).toEqual(judged)
    expect(asked[0]?.call).toMatchObject({ method: 'POST', path: '/GetServiceUseJudge/' })
  })
})

describe('the accounts', () => {
  const wire = {
    result_status: '0',
    confirmed_bank_name: 'みのり銀行',
    confirmed_branch_name: '本店',
    confirmed_deposit_type: '普通',
    confirmed_account_number: '1234567',
    confirmed_end_applicable_date: '2026-12-31',
    applying_bank_name: '北国銀行',
    applying_branch_name: '札幌',
    applying_deposit_type: '普通',
    applying_account_number: '7654321',
    status_type: '6',
  }

  it('[API-072] [SGN-047] [SGN-048] are the confirmed and the applied one, without the head of their numbers', async () => {
    expect(await getBankAccounts(replying(wire).api)).toEqual({
      yoshinStatus: '6',
      confirmed: { bankName: 'みのり銀行', branchName: '本店', depositType: '普通', accountNumber: '＊＊＊＊567' },
      confirmedEndsOn: '2026-12-31',
      applying: { bankName: '北国銀行', branchName: '札幌', depositType: '普通', accountNumber: '＊＊＊＊321' },
    })
  })

  it('are none for who has none', async () => {
    expect(await getBankAccounts(replying({ result_status: '0', status_type: null }).api)).toEqual({ yoshinStatus: '' })
  })

  it('[SGN-045] [SGN-046] are updated with the number of the household and the type of payment', async () => {
    const { api, asked } = replying({ result_status: '0' })
    await updateBankAccount(api, '1209876501', '3')
    expect(asked[0]).toMatchObject({
      call: { path: '/PutMemSettingInfo/', csrf: true },
      body: { member_number: '12098765', bank_account_status: '3' },
    })
  })
})

describe('what the member is told', () => {
  const said = async (call: Parameters<typeof paymentCallText>[0], asked: Promise<unknown>) =>
    paymentCallText(call, await asked.catch((error: unknown) => error))
  const no = { result_status: '1', result_message: 'NG' }

  it('[SGN-054] [SGN-063] of an answer that says no', async () => {
    expect(await said('judgement', judgeServiceUse(replying(no).api))).toBe('サービス利用判定参照に失敗しました')
    expect(await said('bankAccount', getBankAccounts(replying(no).api))).toBe('口座情報取得に失敗しました')
    expect(await said('update', updateBankAccount(replying(no).api, '1209876501', '1'))).toBe(
      '口座情報更新中にエラーが発生しました',
    )
  })

  it('[SGN-054] [SGN-063] of a call that failed', () => {
    const lost = new TypeError('Failed to fetch')
    expect(paymentCallText('judgement', lost)).toBe('サービス利用判定参照に失敗しました')
    expect(paymentCallText('bankAccount', lost)).toBe('口座情報取得中にエラーが発生しました')
    expect(paymentCallText('update', lost)).toBe('口座情報更新中にエラーが発生しました')
  })
})

describe('the hand-over', () => {
  const handOver = {
    transferId: 't-1',
    action: 'https://bank.test/transfer',
    fields: [{ name: 'ticket', value: 'x' }],
  }

  it('[SGN-062] is a form that the services have built, with the entries stored before', async () => {
    const { api, asked } = replying(handOver)
    const request = { kind: 'account', from: 'application', entries: { city: '札幌市' } } as const
    expect(await askHandOver(api, request)).toEqual(handOver)
    expect(asked[0]).toMatchObject({ call: { path: '/account_transfer', csrf: true }, body: request })
  })

  it('an address that is none is a broken reply', async () => {
    const { api } = replying({ ...handOver, action: 'javascript' })
    await expect(askHandOver(api, { kind: 'account', from: 'pending', entries: {} })).rejects.toMatchObject({
      code: 'BROKEN_REPLY',
    })
  })

  it('[SGN-065] is told by the services, with the account masked', async () => {
    const reply = {
      state: 'registered',
      transferId: 't-1',
      kind: 'account',
      bank_name: '北国銀行',
      account_number: '7654321',
    }
    expect(await getTransfer(replying({ ...reply, entries: { city: '札幌市' } }).api)).toMatchObject({
      state: 'registered',
      account: { bankName: '北国銀行', accountNumber: '＊＊＊＊321' },
      entries: { city: '札幌市' },
    })
    expect(await getTransfer(replying({ state: 'none' }).api)).toEqual({ state: 'none' })
  })
})
