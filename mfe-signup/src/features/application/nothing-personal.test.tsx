import { afterEach, describe, expect, it } from '@jest/globals'
import { fakePlatform } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { accepted, applyButton } from '../../testing/confirmation.ts'
import { appliedKey, draftKey, newcomer, openSignup, reload } from '../../testing/open-signup.tsx'
import { type BrowserRecord, recordBrowser } from '../../testing/record-browser.ts'
import { answerSignup, contact } from '../../testing/signup-services.ts'

/** Values that no other test has. */
const typed = {
  street: '山鼻雪見通77番地の9',
  building: '瑠璃色ハイツ909',
  phone: '09098761234',
  placement: '青い象の裏の箱',
  child: '琥珀丸',
  introducer: '翡翠院権兵衛',
  introducerNumber: '7788990011',
  introducerPhone: '0119876543',
}
/** Known to the member base: a page might tell of it without having asked for it. */
const known = [newcomer, '北野', 'みのり', contact.mobile_phone, contact.address2].filter(
  (one) => typeof one === 'string',
)

describe('a whole application', () => {
  let heard: BrowserRecord
  afterEach(() => heard?.close())

  const expectNothingPersonal = () => {
    const words = heard.everything()
    expect([...Object.values(typed), ...known].filter((one) => words.includes(one))).toEqual([])
  }
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

  it('[SGN-029] [ERR-011] leaves nothing personal behind in the browser, and entries in the tab alone, until it is sent', async () => {
    const platform = fakePlatform({ path: '/signup/todok' })
    heard = recordBrowser(platform)
    // The member base answers with what is no address: the report of that must not quote it.
    const base = answerSignup({ contactIs: { ...contact, address1: [contact.address2] as unknown as string } })
    let page = openSignup('/signup/todok', { platform })
    const field = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
    const fill = async (name: string, text: string) => {
      const entry = await field(name)
      await page.user.clear(entry)
      await page.user.click(entry)
      await page.user.paste(text)
    }
    const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
    const choose = async (name: RegExp | string) => page.user.click(await screen.findByRole('radio', { name }))

    await screen.findByRole('region', { name: 'ご登録の住所を読み込めませんでした' })
    await fill('郵便番号', '060-0001')
    await fill('電話番号', `${typed.phone}${typed.phone}`)
    await fill('町名・番地', typed.street)
    await fill('建物名・部屋番号', typed.building)
    await press('次へ進む')
    expect((await field('電話番号')).getAttribute('aria-invalid')).toBe('true')
    await fill('電話番号', typed.phone)
    await choose('戸建て')
    await choose('その他')
    await fill('お届け場所の説明', typed.placement)
    await choose(/^鳴らす/)
    await press('次へ進む')

    await choose('0〜15歳未満')
    await fill('お子さまの生年月日', '20200405')
    await fill('お子さまのお名前', typed.child)
    await choose('いる')
    await fill('ご紹介者のお名前', typed.introducer)
    await fill('ご紹介者の組合員番号', typed.introducerNumber)
    await fill('ご紹介者の電話番号', typed.introducerPhone)
    page = reload(page)
    expect(await field('お子さまのお名前')).toHaveValue(typed.child)
    await press('確認へ進む')

    await heading('お申し込み内容の確認')
    await page.user.click(screen.getByRole('checkbox'))
    base.next(
      { is: 'refused', status: 400, code: 'CSP17004' },
      { is: 'refused', status: 500 },
      { is: 'lost', stored: false },
    )
    for (let tries = 1; tries <= 3; tries += 1) {
      await page.user.click(applyButton())
      await waitFor(() => expect(base.tries).toHaveLength(tries))
      await waitFor(() => expect(applyButton()).toBeEnabled())
      await screen.findByText(/入力内容はそのまま残っています。/)
    }
    expect(platform.reports.length).toBeGreaterThanOrEqual(3)
    expectNothingPersonal()
    expect([...heard.stores.session.keys()]).toEqual([draftKey])
    expect(heard.stores.session.get(draftKey)).toContain(typed.child)

    await page.user.click(applyButton())
    await accepted()
    expect([...base.stored.values()]).toMatchObject([{ phoneNumber: typed.phone, childName: typed.child }])
    expectNothingPersonal()
    expect([...heard.stores.session.keys()]).toEqual([appliedKey])
    const left = [...heard.stores.session.values()].join()
    expect(Object.values(typed).filter((one) => left.includes(one))).toEqual([])
    expect(heard.addresses.length).toBeGreaterThan(5)
  })
})
