import { expect, test } from '../stack/test.ts'
import {
  emailOf,
  expectShopper,
  expectVisitor,
  fillLoginPage,
  goToLoginPage,
  login,
  storedTokens,
} from './steps/login.ts'
import { callPathOf } from './steps/services.ts'

test('[GRD-048] [GRD-050] [GRD-051] a login is a code with PKCE, and no token is ever in an address @desktop', async ({
  page,
  shop,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await login(page, 'member')
  await expectShopper(page)

  const asked = addresses
    .map((address) => new URL(address))
    .find(({ searchParams }) => searchParams.has('code_challenge'))
  expect(asked?.origin).toBe(shop.origins.identity)
  expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email offline_access',
    redirect_uri: `${shop.origins.shop}/entrance`,
  })

  const tokens = await storedTokens(page)
  expect(Object.keys(tokens ?? {})).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'idToken']))
  const secrets = [tokens?.accessToken, tokens?.refreshToken, tokens?.idToken].map(String)
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage }) + document.cookie + JSON.stringify(history.state),
  )
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20)
    expect(kept).not.toContain(secret)
    expect(addresses.filter((address) => address.includes(secret))).toEqual([])
  }
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('shop.login.')))).toEqual(
    [],
  )
  await expect(page).toHaveURL(`${shop.origins.shop}/`)
})

test('a wrong password is told in Japanese, the address stays, and the right one leads on @desktop', async ({
  page,
}) => {
  await page.goto('/cart/ordered')
  await goToLoginPage(page)
  await fillLoginPage(page, emailOf('family'), 'Todok-2026?')
  await expect(page.getByRole('alert')).toHaveText('メールアドレスまたはパスワードが正しくありません。')
  await expect(page.getByLabel('メールアドレス')).toHaveValue(emailOf('family'))
  await expect(page.getByLabel('パスワード')).toHaveValue('')
  await expect(page.getByLabel('パスワード')).toBeFocused()
  await fillLoginPage(page, emailOf('family'))
  await expect(page).toHaveURL('/cart/ordered')
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容' })).toBeVisible()
})

test('[GRD-067] a watched-over member is told to use the app before anything of theirs is asked for, and is logged out @desktop', async ({
  page,
  shop,
}) => {
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) asked.push(callPathOf(request, shop))
  })
  await login(page, 'watched')
  const words = page.getByRole('dialog', { name: 'リクエストエラー' })
  await expect(words).toContainText('トドックアプリで見守り組合員に切り替えてからログインしてください。')
  expect([...new Set(asked)]).toEqual(['/delivery/member'])
  await words.getByRole('button', { name: 'OK' }).click()
  await expectVisitor(page)
  expect(await storedTokens(page)).toBeUndefined()
})

test('[GRD-054] [GRD-055] somebody whom the member base does not know is asked, and goes without @desktop', async ({
  page,
}) => {
  await login(page, 'unregistered')
  const question = page.getByRole('dialog', {
    name: '宅配のご利用登録がまだお済みではありません。登録へ進みますか？',
  })
  await question.getByRole('button', { name: 'いいえ' }).click()
  await expectVisitor(page)
  await expect(page).toHaveURL('/')
  expect(await storedTokens(page)).toBeUndefined()
})

test('[GRD-036] [GRD-054] somebody whom the member base does not know may go on to the application @desktop', async ({
  page,
}) => {
  await login(page, 'unregistered')
  await page.getByRole('dialog').getByRole('button', { name: 'はい' }).click()
  await expect(page).toHaveURL('/signup/todok')
  await page.reload()
  await expect(page).toHaveURL('/signup/todok')
})

test('[GRD-078] [ORD-072] a member without delivery use is led to the application and cannot order @desktop', async ({
  page,
}) => {
  await login(page, 'newcomer')
  await expect(page).toHaveURL('/signup/todok')
  await page.goto('/category/11/0/0/-1')
  const card = page.getByRole('article').first()
  await expect(card.getByText('ご注文には宅配のご利用登録が必要です')).toBeVisible()
  await expect(page.getByRole('button', { name: '注文する' })).toHaveCount(0)
  await card.getByRole('link', { name: '利用登録へ進む' }).click()
  await expect(page).toHaveURL('/signup/todok')
})
