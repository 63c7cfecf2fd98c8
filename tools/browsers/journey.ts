import type { Target } from './find-in-page.ts'
import { banner, button, fruitPath, heading, type LoginPlace, logInByForm, main, oneOrder } from './one-order.ts'
import type { Screen } from './screen.ts'

export type JourneyStep = { name: string; run(): Promise<void> }
export type JourneyPlace = LoginPlace & {
  /** From now on pages are inside of the app. */
  enterApp(): void
}

const pieces = 2

const orderedLink = (count = String.raw`[\d,]+`): Target => ({
  role: 'link',
  name: new RegExp(`^ご注文内容 注文済み ${count}点$`),
  within: banner,
})
const loginLink: Target = { role: 'link', name: 'ログイン', within: banner }

/** The main deeds of a member, in their order. Each step stands on the one before. */
export function mainJourney(screen: Screen, { shop, identity, enterApp }: JourneyPlace): JourneyStep[] {
  const atShop = (path: string) => `${shop}${path}`
  let before = 0
  const order = oneOrder(screen)

  return [
    {
      name: 'login',
      async run() {
        await logInByForm(screen, { shop, identity })
        before = countIn(await screen.see(orderedLink()))
      },
    },
    {
      name: 'order two pieces',
      async run() {
        await screen.open(atShop(fruitPath))
        await order.place(pieces)
        await screen.see(orderedLink(String(before + pieces)))
      },
    },
    {
      name: 'see it in the ordered list',
      async run() {
        await screen.press(orderedLink())
        await screen.seeAddress(atShop('/cart/ordered'))
        await order.see(pieces)
      },
    },
    {
      name: 'cancel it',
      async run() {
        await order.cancel()
        await screen.see(orderedLink(String(before)))
        // The page shows it at once; a page that is loaded anew shows what is stored.
        await screen.open(atShop('/cart/ordered'))
        await order.expectGone()
        await screen.see(orderedLink(String(before)))
      },
    },
    {
      name: 'logout',
      async run() {
        await screen.open(shop)
        await screen.see(orderedLink())
        await screen.press(button('メニュー', banner))
        await screen.press(button('ログアウト', { role: 'dialog', name: 'メニュー' }))
        await screen.leaveBy(button('はい、ログアウトする'))
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
