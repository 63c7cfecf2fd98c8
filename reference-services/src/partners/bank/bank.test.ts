import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { testDatabase } from '../../testing/databases.ts'
import { account, openPaymentShop } from '../../testing/payment-shop.ts'
import { setUp } from '../../testing/set-up.ts'
import { digitsOf, judgeAccount } from './bank-rules.ts'

type Fields = Record<string, string>

const typed: Fields = {
  bank: '9003',
  branch: '豊平支店',
  depositType: '普通',
  accountNumber: account.accountNumber,
  holder: 'ナツメ ヒトミ',
}
const halfAnHourMs = 30 * 60_000

describe('the page of the payment company', () => {
  const shop = setUp(() => openPaymentShop(testDatabase))
  beforeEach(() => shop.reset())

  /** As the shop's page would post it. */
  const handOver = async (who = 'payment1', over: object = {}): Promise<Fields> => {
    const { fields } = (await shop.start(who, over)).body as { fields: { name: string; value: string }[] }
    return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  }
  const post = async (path: string, fields: Fields, origin = shop.origins.shop) => {
    const reply = await fetch(shop.origins.partners + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    return {
      status: reply.status,
      headers: reply.headers,
      location: reply.headers.get('Location'),
      text: await reply.text(),
    }
  }
  /** By the shop's form to the page, as a browser goes. */
  const open = async (path: string, fields: Fields) => {
    const { status, location, headers } = await post(path, fields)
    expect([status, location]).toEqual([303, path])
    const [cookie = ''] = (headers.get('Set-Cookie') ?? '').split(';')
    return fetch(shop.origins.partners + path, { headers: { Cookie: cookie } })
  }
  const complete = () => `${shop.origins.shop}/signup/accounttransfer/complete`
  const failed = () => `${shop.origins.shop}/signup/accounttransfer/error`

  it('[SGN-062] says that it is a stand-in, asks for an account, and runs no script', async () => {
    const page = await open('/bank/transfer', await handOver())
    const [{ status, headers }, text] = [page, await page.text()]
    expect(status).toBe(200)
    expect(text).toContain('見本です')
    expect(text).not.toContain('<script')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${shop.origins.shop}`)
  })

  it('[SGN-061, SGN-062] registers: the services are told, and the way back names nobody and nothing', async () => {
    const fields = await handOver()
    const { status, location } = await post('/bank/transfer/register', { ...fields, ...typed })
    expect([status, location]).toEqual([303, complete()])
    expect(await shop.state('payment1')).toMatchObject({
      state: 'registered',
      bank_name: '大地信用組合',
      account_number: '＊＊＊＊567',
    })
    // The holder's name is the bank's own affair.
    expect(JSON.stringify(await shop.transfers('payment1'))).not.toContain('ナツメ')
  })

  it('[SGN-065] a form that is sent again, or sent with another account by the back button, registers nothing more', async () => {
    const fields = await handOver()
    await post('/bank/transfer/register', { ...fields, ...typed })
    const before = await shop.transfers('payment1')
    const again = await post('/bank/transfer/register', { ...fields, ...typed, accountNumber: '1111111' })
    const cancelled = await post('/bank/transfer/cancel', fields)
    expect([again.location, cancelled.location]).toEqual([complete(), complete()])
    expect(await shop.transfers('payment1')).toEqual(before)
  })

  it.each([
    { way: 'a way back without an account', path: '/bank/transfer/cancel', over: {} },
    {
      way: 'an account that the bank refuses',
      path: '/bank/transfer/register',
      over: { ...typed, accountNumber: '1234000' },
    },
  ])('[SGN-061] $way: nothing is registered, and the services know', async ({ path, over }) => {
    const { status, location } = await post(path, { ...(await handOver()), ...over })
    expect([status, location]).toEqual([303, failed()])
    expect(await shop.state('payment1')).toMatchObject({ state: 'refused' })
  })

  it('a bank that does not answer in time: a page with a way back', async () => {
    const fields = await handOver()
    const { status, text } = await post('/bank/transfer/register', { ...fields, ...typed, bank: '9099' })
    expect([status, text.includes('時間切れ')]).toEqual([504, true])
    expect(await shop.state('payment1')).toMatchObject({ state: 'started' })
    expect((await post('/bank/transfer/cancel', fields)).location).toBe(failed())
  })

  it('[SGN-062] the card is registered with one press', async () => {
    const fields = await handOver('payment4', { kind: 'card' })
    expect(await (await open('/bank/card', fields)).text()).toContain('クローバーカードの登録')
    expect((await post('/bank/card/register', fields)).location).toBe(complete())
    expect(await shop.state('payment4')).toMatchObject({ state: 'registered', kind: 'card' })
  })

  it('a wrong entry gets its reason beside it, and nothing that was typed is lost', async () => {
    const { status, text } = await post('/bank/transfer/register', {
      ...(await handOver()),
      ...typed,
      accountNumber: '12"><b>',
      branch: '',
    })
    expect(status).toBe(400)
    expect(text).toContain('口座番号を7けたの数字で入力してください。')
    expect(text).toContain('支店名を入力してください。')
    expect(text).toContain('value="12&quot;&gt;&lt;b&gt;"')
    expect(text).toContain('value="ナツメ ヒトミ"')
    expect(text).toContain('<option value="9003" selected>')
  })

  const paths = ['/bank/transfer', '/bank/transfer/register', '/bank/transfer/cancel', '/bank/card/register']
  it.each([
    { name: 'without a signature', change: { signature: '' } },
    { name: 'with another signature', change: { signature: 'A'.repeat(43) } },
    { name: 'of another transfer', change: { transferId: '11111111-1111-4111-8111-111111111111' } },
    { name: 'with another way back', change: { returnUrl: 'https://evil.example/signup/accounttransfer' } },
    { name: 'of another shop', change: { shopCode: '9999' } },
    { name: 'made young again', change: { issuedAt: new Date(0).toISOString() } },
  ])('[SGN-050, SGN-062] a form $name is refused everywhere and leads nowhere else', async ({ change }) => {
    const fields = { ...(await handOver()), ...typed, ...change }
    for (const path of paths) {
      const { status, location, text } = await post(path, fields)
      expect([path, status, location]).toEqual([path, 400, null])
      expect(text).not.toContain('evil.example')
    }
    expect(await shop.state('payment1')).toMatchObject({ state: 'started' })
  })

  it.each(['', '__Host-bank-account=', '__Host-bank-account=e30', '__Host-bank-account=%00', 'x=y'])(
    '[SGN-062] the page is shown to nobody whom the shop has not led there: "%s"',
    async (cookie) => {
      const reply = await fetch(`${shop.origins.partners}/bank/transfer`, { headers: { Cookie: cookie } })
      expect([reply.status, (await reply.text()).includes('手続きを続けられませんでした')]).toEqual([400, true])
    },
  )

  it('a form of an account is none of the card, and one that another site posts is none of the shop', async () => {
    const fields = await handOver()
    expect((await post('/bank/card/register', fields)).status).toBe(400)
    expect((await post('/bank/transfer', fields, 'https://evil.example')).status).toBe(400)
  })

  it('[SGN-062] after half an hour a form registers nothing and leads back', async () => {
    const { signature, ...unsigned } = await handOver()
    const old = { ...unsigned, issuedAt: new Date(Date.now() - halfAnHourMs - 1000).toISOString() }
    const fields = { ...old, signature: shop.signatures.ofHandOver(old as never), ...typed }
    const { status, text } = await post('/bank/transfer/register', fields)
    expect([status, text.includes(failed())]).toEqual([410, true])
    expect(signature).not.toBe(fields.signature)
    expect(await shop.state('payment1')).toMatchObject({ state: 'started' })
  })

  it('while the shop cannot be told, nothing typed is lost and the next press tells it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const fields = { ...(await handOver()), ...typed }
    await shop.db.schema.alterTable('bank_transfer').renameTo('bank_transfer_away').execute()
    const first = await post('/bank/transfer/register', fields)
    await shop.db.schema.alterTable('bank_transfer_away').renameTo('bank_transfer').execute()
    expect([first.status, first.text.includes(`value="${account.accountNumber}"`)]).toEqual([503, true])
    expect(log.mock.calls.join('\n')).not.toContain(account.accountNumber)
    log.mockRestore()
    expect((await post('/bank/transfer/register', fields)).location).toBe(complete())
  })
})

describe('an account as it is typed', () => {
  it.each(['4829567', '４８２９５６７', ' 482 9567 ', '482-9567', '４８２－９５６７'])(
    '%s is read as seven digits',
    (text) => {
      expect(digitsOf(text)).toBe('4829567')
    },
  )

  const entries = { bank: '9001', branch: '中央', depositType: '普通', accountNumber: '1234567', holder: 'ナツメ' }
  it.each(['ナツメ ヒトミ', 'ﾅﾂﾒ ﾋﾄﾐ', 'なつめ　ひとみ'])('the name %s is taken', (holder) => {
    expect(judgeAccount({ ...entries, holder })).toEqual({})
  })

  it.each([
    { over: { bank: '' }, fields: ['bank'] },
    { over: { bank: 'toString' }, fields: ['bank'] },
    { over: { branch: ' 　' }, fields: ['branch'] },
    { over: { depositType: '定期' }, fields: ['depositType'] },
    { over: { accountNumber: '123456' }, fields: ['accountNumber'] },
    { over: { accountNumber: '12345678' }, fields: ['accountNumber'] },
    { over: { holder: '夏目' }, fields: ['holder'] },
    {
      over: { bank: '', branch: '', accountNumber: '', holder: '' },
      fields: ['bank', 'branch', 'accountNumber', 'holder'],
    },
  ])('is refused at $fields: $over', ({ over, fields }) => {
    expect(Object.keys(judgeAccount({ ...entries, ...over }))).toEqual(fields)
  })
})
