import { href } from '@shop/shared/routes'
import type { Target } from './find-in-page.ts'
import type { Screen } from './screen.ts'

export type JourneyStep = { name: string; run(): Promise<void> }
export type JourneyPlace = {
  shop: string
  identity: string /** From now on pages are inside of the app. */
  enterApp(): void
}

const member = { email: 'member@todok.example', password: 'Todok-2026!' }
const fruit = { code: '12', name: 'くだもの' }
const pieces = 2

const banner: Target = { role: 'banner' }
const main: Target = { role: 'main' }
const heading = (name: string): Target => ({ role: 'heading', name })
const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within === undefined ? {} : { within }),
})
const orderedLink = (count = String.raw`[\d,]+`): Target => ({
  role: 'link',
  name: new RegExp(`^ご注文内容 注文済み ${count}点$`),
  within: banner,
})
const orderButton = button(/注文する/)
const loginLink: Target = { role: 'link', name: 'ログイン', within: banner }

/** The main deeds of a member, in their order. Each step stands on the one before. */
export function mainJourney(screen: Screen, { shop, identity, enterApp }: JourneyPlace): JourneyStep[] {
  const atShop = (path: string) => `${shop}${path}`
  let before = 0
  let number = ''
  const line = (): Target => ({
    role: 'listitem',
    text: `番号 ${number}`,
    within: { role: 'region', name: /^今週のご注文/ },
  })
  const card = (): Target => ({ role: 'article', text: `番号 ${number}` })
  const countOf = (within: Target): Target => ({
    role: 'status',
    within: { role: 'group', name: /の注文数$/, within },
  })

  return [
    {
      name: 'login',
      async run() {
        await screen.open(atShop('/entrance'))
        await screen.press(button('ログイン', main))
        await screen.fill({ label: 'メールアドレス' }, member.email)
        if (!(await screen.text()).startsWith(identity)) throw new Error(`the login form is not at ${identity}`)
        await screen.fill({ label: 'パスワード' }, member.password)
        await screen.press(button('ログイン'))
        before = countIn(await screen.see(orderedLink()))
      },
    },
    {
      name: 'order two pieces',
      async run() {
        await screen.open(atShop(href.categoryProducts(fruit.code)))
        await screen.see(heading(fruit.name))
        const orderable: Target = { role: 'article', has: [orderButton, { role: 'combobox', name: /数量/ }] }
        number = /番号 (\d{6})/.exec(await screen.see(orderable))?.[1] ?? ''
        await screen.choose({ role: 'combobox', name: /数量/, within: card() }, String(pieces))
        await screen.press({ ...orderButton, within: card() })
        await screen.see({ ...card(), text: `注文済み ${pieces}点` })
        await screen.see(orderedLink(String(before + pieces)))
      },
    },
    {
      name: 'see it in the ordered list',
      async run() {
        await screen.press(orderedLink())
        await screen.seeAddress(atShop('/cart/ordered'))
        await screen.see(heading('ご注文内容'))
        await screen.see({ ...countOf(line()), text: String(pieces) })
      },
    },
    {
      name: 'cancel it',
      async run() {
        await screen.press(button(/^取消し/, line()))
        await screen.press(button(/^はい/, { role: 'dialog', name: '商品をキャンセル' }))
        await screen.seeNone(line())
        await screen.see(orderedLink(String(before)))
        // The page shows it at once; a page that is loaded anew shows what is stored.
        await screen.open(atShop('/cart/ordered'))
        await screen.see({ role: 'complementary', name: '合計' })
        await screen.see(orderedLink(String(before)))
        await screen.seeNone(line())
      },
    },
    {
      name: 'logout',
      async run() {
        await screen.open(shop)
        await screen.see(orderedLink())
        await screen.press(button('メニュー', banner))
        await screen.press(button('ログアウト', { role: 'dialog', name: 'メニュー' }))
        await screen.press(button('はい、ログアウトする'))
        await screen.see(loginLink)
        await screen.seeNone(orderedLink())
      },
    },
    {
      name: 'landing page of the app',
      async run() {
        await screen.open(atShop('/mobile/lp'))
        await screen.see(heading('週に一度の、台所便。'))
      },
    },
    {
      name: 'view mode in the app',
      async run() {
        enterApp()
        const address = atShop('/mobile?viewMode=true')
        await screen.open(address)
        await screen.see({ role: 'heading', within: main })
        await screen.seeAddress(address)
      },
    },
  ]
}

const countIn = (name: string): number => Number(/([\d,]+)点/.exec(name)?.[1]?.replaceAll(',', ''))
