import { href } from '@shop/shared/routes'
import type { Target } from './find-in-page.ts'
import type { Screen } from './screen.ts'

export const fruit = { code: '12', name: 'くだもの' }
export const fruitPath: string = href.categoryProducts(fruit.code)

export const banner: Target = { role: 'banner' }
export const main: Target = { role: 'main' }
export const heading = (name: string): Target => ({ role: 'heading', name })
export const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within === undefined ? {} : { within }),
})
const orderButton = button(/注文する/)

/** The deeds of a member with one order, from the list of a category to its cancel. Each stands on the one before. */
export type OneOrder = {
  /** On the page of the category. */
  place(pieces: number): Promise<void>
  /** In the ordered list, as all that follow. */
  see(pieces: number): Promise<void>
  addPiece(pieces: number): Promise<void>
  cancel(): Promise<void>
  expectGone(): Promise<void>
}

export function oneOrder(screen: Screen): OneOrder {
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

  async function see(pieces: number): Promise<void> {
    await screen.see(heading('ご注文内容'))
    await screen.see({ ...countOf(line()), text: String(pieces) })
  }

  return {
    async place(pieces) {
      await screen.see(heading(fruit.name))
      const orderable: Target = { role: 'article', has: [orderButton, { role: 'combobox', name: /数量/ }] }
      number = /番号 (\d{6})/.exec(await screen.see(orderable))?.[1] ?? ''
      await screen.choose({ role: 'combobox', name: /数量/, within: card() }, String(pieces))
      await screen.press({ ...orderButton, within: card() })
      await screen.see({ ...card(), text: `注文済み ${pieces}点` })
    },
    see,
    async addPiece(pieces) {
      await screen.press(button('1つ増やす', line()))
      await see(pieces + 1)
    },
    async cancel() {
      await screen.press(button(/^取消し/, line()))
      await screen.press(button(/^はい/, { role: 'dialog', name: '商品をキャンセル' }))
      await screen.seeNone(line())
    },
    async expectGone() {
      await screen.see({ role: 'complementary', name: '合計' })
      await screen.seeNone(line())
    },
  }
}

export type LoginPlace = { shop: string; identity: string }

/** Logs a test member in by the form of the identity provider, from the entrance of the shop. */
export async function logInByForm(screen: Screen, { shop, identity }: LoginPlace): Promise<void> {
  await screen.open(`${shop}/entrance`)
  await screen.press(button('ログイン', main))
  await screen.fill({ label: 'メールアドレス' }, 'member@todok.example')
  if (!(await screen.text()).startsWith(identity)) throw new Error(`the login form is not at ${identity}`)
  await screen.fill({ label: 'パスワード' }, 'Todok-2026!')
  await screen.press(button('ログイン'))
}
