import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { aForm, openSignup, openWithEntries } from '../../testing/open-signup.tsx'
import { answerSignup } from '../../testing/signup-services.ts'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const next = () => screen.getByRole('button', { name: '次へ進む' })
const choices = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)

describe('お届け先', () => {
  it('[SGN-026] [SGN-027] offers what is registered: the address and the mobile phone', async () => {
    answerSignup()
    const { user, platform } = openSignup('/signup/todok')
    const registered = await screen.findByRole('radio', { name: /ご登録の住所に届ける/ })
    expect(registered).toBeChecked()
    expect(registered.closest('label')).toHaveTextContent(
      '〒062-0903 北海道札幌市豊平区豊平三条6丁目1-12 みのり荘 2号室',
    )
    expect(await field('電話番号')).toHaveValue('09020000005')
    expect(screen.queryByRole('textbox', { name: '郵便番号' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: '戸建て' }))
    await user.click(screen.getByRole('radio', { name: '物置' }))
    await user.click(screen.getByRole('radio', { name: /^鳴らす/ }))
    await user.click(next())
    expect(platform.navigation.path()).toBe('/signup/todok2')
  })

  it('[SGN-026] 別の住所に届ける opens the form, and its entries stay while the choice changes', async () => {
    answerSignup()
    const { user } = openSignup('/signup/todok')
    await user.click(await screen.findByRole('radio', { name: '別の住所に届ける' }))
    await user.type(await field('建物名・部屋番号'), '①号棟')
    await user.click(screen.getByRole('radio', { name: /ご登録の住所に届ける/ }))
    expect(screen.queryByRole('textbox', { name: '建物名・部屋番号' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: '別の住所に届ける' }))
    expect(await field('建物名・部屋番号')).toHaveValue('①号棟')
  })

  it('[SGN-027] a registered phone number that the member cleared stays cleared', async () => {
    answerSignup()
    const { user } = openSignup('/signup/todok')
    const phone = await field('電話番号')
    await waitFor(() => expect(phone).toHaveValue('09020000005'))
    await user.clear(phone)
    expect(phone).toHaveValue('')
  })

  it('goes on without what is registered, and can ask for it again', async () => {
    answerSignup({ contactIs: 'down' })
    const { user } = openSignup('/signup/todok')
    const area = await screen.findByRole('region', { name: 'ご登録の住所を読み込めませんでした' })
    await user.type(await field('市区町村'), '小樽市')
    await user.type(await field('電話番号'), '0134')
    answerSignup()
    await user.click(within(area).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('radio', { name: '別の住所に届ける' })).toBeChecked()
    expect(await field('市区町村')).toHaveValue('小樽市')
    expect(await field('電話番号')).toHaveValue('0134')
  })

  it('does not wait for ever for what is registered', async () => {
    let come: (contact: object) => void = () => undefined
    answerSignup({ contactIs: new Promise((resolve) => (come = resolve)) })
    openSignup('/signup/todok')
    expect(screen.getByRole('status', { name: '' })).toBeInTheDocument()
    expect(await screen.findByRole('textbox', { name: '郵便番号' })).toBeVisible()
    come({})
    await waitFor(() => expect(screen.queryByText('ご登録の住所を読み込めませんでした')).toBeNull())
  })

  it('[SGN-015] [SGN-016] [SGN-017] [SGN-018] asks how to deliver in the documents’ words', async () => {
    answerSignup()
    openSignup('/signup/todok')
    await screen.findByRole('radiogroup', { name: 'お住まいの種類' })
    expect(choices('お住まいの種類')).toEqual(['戸建て', '集合住宅でオートロック無し', '集合住宅でオートロック有り'])
    expect(choices('お届け場所')).toEqual(['玄関フード', '物置', '車庫', '玄関ドア横', 'その他'])
    expect(choices('お届け時の確認方法')).toEqual([
      '鳴らすチャイム・インターホンを鳴らします',
      '鳴らさない静かに置いていきます',
    ])
    expect(choices('紙カタログの配付')).toEqual([
      '配付を希望しないWebカタログだけで注文します',
      '配付を希望する毎週、商品と一緒にお届けします',
    ])
    expect(screen.queryByText(/キャンペーン/)).toBeNull()
  })

  it('[SGN-016] その他 asks for a description of the place', async () => {
    answerSignup()
    const { user, platform } = openWithEntries('/signup/todok', { done: [] })
    await user.click(await screen.findByRole('radio', { name: 'その他' }))
    await user.click(next())
    expect(await field('お届け場所の説明')).toHaveAccessibleDescription(/^お届け場所を具体的に入力してください。/)
    await user.type(await field('お届け場所の説明'), '裏口')
    await user.click(next())
    expect(platform.navigation.path()).toBe('/signup/todok2')
  })

  it('[SGN-028] says what is wrong below the fields and in a summary that has the focus, and loses nothing', async () => {
    answerSignup()
    const { user, platform } = openWithEntries('/signup/todok', {
      form: aForm({ postNumber: '０６０-００', phoneNumber: '12', placement: '', street: '' }),
      done: [],
    })
    await user.click(await screen.findByRole('button', { name: '次へ進む' }))
    expect(screen.getByText('入力内容をご確認ください（4件）').closest('[tabindex]')).toHaveFocus()
    expect(await field('郵便番号')).toBeInvalid()
    expect(await field('郵便番号')).toHaveAccessibleDescription(/^郵便番号を7けたの数字で入力してください。/)
    expect(await field('郵便番号')).toHaveValue('０６０-００')
    expect(await field('電話番号')).toHaveValue('12')
    expect(platform.navigation.path()).toBe('/signup/todok')

    await user.click(screen.getByRole('link', { name: '町名・番地を入力してください。' }))
    expect(await field('町名・番地')).toHaveFocus()
    await user.keyboard('北一条西1-1')
    expect(await field('町名・番地')).toBeValid()
    expect(screen.getByText('入力内容をご確認ください（3件）')).toBeVisible()
  })

  it('says nothing of a field that appears after a failed try, until the member goes on again', async () => {
    answerSignup()
    const { user } = openWithEntries('/signup/todok', { form: aForm({ phoneNumber: '12' }), done: [] })
    await user.click(await screen.findByRole('button', { name: '次へ進む' }))
    await user.click(screen.getByRole('radio', { name: 'その他' }))
    expect(await field('お届け場所の説明')).toBeValid()
    expect(screen.getByText('入力内容をご確認ください（1件）')).toBeVisible()
    await user.click(next())
    expect(await field('お届け場所の説明')).toBeInvalid()
    expect(screen.getByText('入力内容をご確認ください（2件）')).toBeVisible()
  })

  it('takes back the errors of an address that is no longer asked for', async () => {
    answerSignup()
    const { user, platform } = openSignup('/signup/todok')
    await user.click(await screen.findByRole('radio', { name: '別の住所に届ける' }))
    await user.click(next())
    expect(screen.getByText('入力内容をご確認ください（7件）')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /ご登録の住所に届ける/ }))
    expect(screen.getByText('入力内容をご確認ください（3件）')).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok')
  })

  it('leaves the focus in a field that was corrected and is wrong again', async () => {
    answerSignup()
    const { user } = openWithEntries('/signup/todok', { form: aForm({ phoneNumber: '0' }), done: [] })
    await user.click(await screen.findByRole('button', { name: '次へ進む' }))
    await user.type(await field('電話番号'), '901234567890')
    expect(await field('電話番号')).toHaveFocus()
    expect(await field('電話番号')).toHaveValue('0901234567890')
    expect(screen.getByText('入力内容をご確認ください（1件）')).toBeVisible()
  })

  it('lets the browser fill in what it knows', async () => {
    answerSignup()
    openWithEntries('/signup/todok')
    const names = ['郵便番号', '都道府県', '市区町村', '町名・番地', '建物名・部屋番号', '電話番号']
    const tokens = await Promise.all(names.map(async (name) => (await field(name)).autocomplete))
    expect(tokens).toEqual(['postal-code', 'address-level1', 'address-level2', 'address-line1', 'address-line2', 'tel'])
  })
})
