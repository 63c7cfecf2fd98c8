import {
  expect,
  expectAccessibleAtEveryWidth,
  goBack,
  goTo,
  type Page,
  reloadShop,
  type Shop,
  test,
} from '@shop/tools/isolate'

/** Types a name as a Japanese keyboard does: the reading letter by letter, then what it is converted to. */
async function convert(page: Page, reading: readonly string[], text: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  for (const heard of reading)
    await client.send('Input.imeSetComposition', {
      text: heard,
      selectionStart: heard.length,
      selectionEnd: heard.length,
    })
  await client.send('Input.insertText', { text })
  await client.detach()
}

const field = (shop: Shop, name: string) => shop.getByRole('textbox', { name, exact: true })
const heading = (shop: Shop, name: string) => shop.getByRole('heading', { level: 1, name })

/** A page at 200 % has half its width. */
async function expectNoSidewaysScrolling(page: Page, shop: Shop): Promise<void> {
  const resize = (width: string) =>
    page.locator('#frame').evaluate((frame, to) => frame.style.setProperty('width', to), width)
  await resize('640px')
  const root = shop.locator(':root')
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await resize('')
}

test('a login without a member applies by keyboard alone, and finds the receipt number again', async ({
  open,
  page,
}) => {
  test.slow()
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (/\.m?js(\?|$)/.test(response.url())) scripts.push(response.text().catch(() => ''))
  })
  const shop = await open('path=/signup/todok&persona=unregistered')
  const { keyboard } = page
  /** Goes on with the Tab key until a control is reached. */
  async function tabTo(control: ReturnType<Shop['getByRole']>): Promise<void> {
    const isReached = () => control.evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < 60 && !(await isReached()); presses += 1) await keyboard.press('Tab')
    await expect(control).toBeFocused()
  }

  await field(shop, '姓').focus()
  await convert(page, ['た', 'たか', 'たかさき', '髙﨑'], '髙﨑')
  await expect(field(shop, 'セイ')).toHaveValue('タカサキ')
  await keyboard.press('Tab')
  await convert(page, ['よ', 'よしの', '𠮷乃'], '𠮷乃')
  await expect(field(shop, 'メイ')).toHaveValue('ヨシノ')
  await tabTo(field(shop, 'メイ'))
  await keyboard.press('ControlOrMeta+A')
  await keyboard.insertText('きちの')
  await keyboard.press('Tab')
  await expect(field(shop, 'メイ')).toHaveValue('キチノ')

  await expect(field(shop, '郵便番号')).toBeFocused()
  await keyboard.insertText('４９８ー００００')
  const choice = shop.getByRole('combobox', { name: '住所の候補' })
  await expect(choice.getByRole('option', { name: '三重県桑名郡木曽岬町' })).toBeAttached()
  await expectAccessibleAtEveryWidth(page)
  await tabTo(choice)
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await expect(field(shop, '市区町村')).toHaveValue('桑名郡木曽岬町')
  await field(shop, '郵便番号').focus()
  await keyboard.press('ControlOrMeta+A')
  await keyboard.insertText('0600001')
  await expect(field(shop, '町名・番地')).toHaveValue('北一条西')
  await tabTo(field(shop, '町名・番地'))
  await keyboard.press('End')
  await keyboard.insertText('2丁目1-1')
  await tabTo(field(shop, '電話番号'))
  await keyboard.insertText('０１１－７８９－００００')

  await tabTo(shop.getByRole('button', { name: '次へ進む' }))
  await keyboard.press('Enter')
  await expect(shop.getByText('入力内容をご確認ください（3件）')).toBeVisible()
  await keyboard.press('Tab')
  await expect(shop.getByRole('link', { name: 'お住まいの種類を選んでください。' })).toBeFocused()
  await expectAccessibleAtEveryWidth(page)
  await expectNoSidewaysScrolling(page, shop)
  for (const choice of ['戸建て', '玄関フード', /^鳴らす/]) {
    await tabTo(shop.getByRole('radio', { name: choice }))
    await keyboard.press('Space')
  }
  await tabTo(shop.getByRole('button', { name: '次へ進む' }))
  await keyboard.press('Enter')

  await expect(heading(shop, 'お客さまの情報')).toBeVisible()
  await expectNoSidewaysScrolling(page, shop)
  await tabTo(shop.getByRole('button', { name: '確認へ進む' }))
  await keyboard.press('Enter')
  await expect(heading(shop, 'お申し込み内容の確認')).toBeVisible()
  await goBack(shop)
  await goBack(shop)
  await expect(field(shop, '姓')).toHaveValue('髙﨑')
  await shop.getByRole('button', { name: '次へ進む' }).press('Enter')
  await shop.getByRole('button', { name: '確認へ進む' }).press('Enter')

  await expect(shop.getByText('髙﨑 𠮷乃 さま（タカサキ キチノ）')).toBeVisible()
  await expect(shop.getByText('011-789-0000')).toBeVisible()
  await expectNoSidewaysScrolling(page, shop)
  await tabTo(shop.getByRole('checkbox', { name: /同意します/ }))
  await keyboard.press('Space')
  await tabTo(shop.getByRole('button', { name: 'この内容で申し込む' }))
  await keyboard.press('Enter')

  await expect(heading(shop, 'お申し込みを受け付けました')).toBeVisible()
  const number = await shop.getByText(/^\d{3}-\d{3}-\d{3}$/).textContent()
  await expectNoSidewaysScrolling(page, shop)
  await reloadShop(shop)
  await expect(shop.getByText(number ?? '')).toBeVisible()

  const later = await open('path=/signup/todok&persona=unregistered&data=kept')
  await expect(heading(later, 'お申し込みは受付済みです')).toBeVisible()
  await expect(later.getByText(number ?? '')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await expectNoSidewaysScrolling(page, later)

  // The list of postal codes stays with the services.
  const loaded = await Promise.all(scripts)
  expect(
    loaded.some((text) => text.includes('住所の候補') || text.includes('\\u4f4f\\u6240\\u306e\\u5019\\u88dc')),
  ).toBe(true)
  expect(loaded.filter((text) => text.includes('木曽岬町'))).toEqual([])
})

test('an application that may be under review, but cannot be read, is offered to be read again; and where delivery is not available the page says whom to ask', async ({
  fail,
  open,
  page,
}) => {
  const shop = await open('path=/signup/todok/pending&persona=newcomer&fail=applicationState:503')
  await expect(shop.getByText('お申し込みの状況を読み込めませんでした')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await fail()
  await shop.getByRole('button', { name: '再読み込み' }).click()
  await expect(heading(shop, '宅配のお申し込み')).toBeVisible()

  await goTo(shop, '/signup/todok/unavailable')
  await expect(heading(shop, 'ただいまお申し込みいただけません')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
