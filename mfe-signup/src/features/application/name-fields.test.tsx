import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { openConfirmation, summaryRows } from '../../testing/confirmation.ts'
import { aForm, openWithEntries, reload } from '../../testing/open-signup.tsx'
import { answerSignup } from '../../testing/signup-services.ts'

const owner = 'subject-1'
const names = { lastName: '髙﨑', firstName: '𠮷乃', lastNameKana: 'タカサキ', firstNameKana: 'ヨシノ' }
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const next = () => screen.getByRole('button', { name: '次へ進む' })

async function open(form: Parameters<typeof aForm>[0] = {}) {
  answerSignup()
  const opened = openWithEntries('/signup/todok', { owner, form: aForm(form), done: [] }, { as: 'unregistered' })
  await screen.findByRole('textbox', { name: '姓' })
  return opened
}

/** As a Japanese keyboard sends it: the reading, its conversion, and the end of it. */
function convert(input: HTMLInputElement, reading: string, text: string, before = input.value): void {
  fireEvent.compositionStart(input)
  for (const data of [reading, text]) {
    fireEvent.compositionUpdate(input, { data })
    fireEvent.change(input, { target: { value: `${before}${data}` } })
  }
  fireEvent.compositionEnd(input, { data: text })
}

describe('お名前とフリガナ', () => {
  it('[SGN-028] [SGN-064] are asked of a login without a member, and say below the fields what is missing', async () => {
    const { user, platform } = await open()
    await user.click(next())
    const summary = () => screen.getByText('入力内容をご確認ください（4件）').closest('[tabindex]')
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(field('姓')).toHaveAccessibleDescription('お名前（姓）を入力してください。')
    expect(field('メイ')).toHaveAccessibleDescription('フリガナ（メイ）を入力してください。')
    await user.click(screen.getByRole('link', { name: 'フリガナ（セイ）を入力してください。' }))
    expect(field('セイ')).toHaveFocus()
    expect(platform.navigation.path()).toBe('/signup/todok')
  })

  it('fill in the reading while a name is typed, and follow what is deleted', async () => {
    const { user } = await open()
    convert(field('姓'), 'たかさき', '髙﨑')
    convert(field('名'), 'よしの', '𠮷乃')
    expect([field('姓'), field('名')].map(({ value }) => value)).toEqual(['髙﨑', '𠮷乃'])
    expect([field('セイ'), field('メイ')].map(({ value }) => value)).toEqual(['タカサキ', 'ヨシノ'])
    await user.clear(field('姓'))
    expect(field('セイ')).toHaveValue('')
    convert(field('姓'), 'きた', '北')
    convert(field('姓'), 'の', '野')
    expect(field('セイ')).toHaveValue('キタノ')
  })

  it('never overwrite a reading that the applicant wrote, also after a reload', async () => {
    const page = await open()
    convert(field('姓'), 'たかさき', '髙﨑')
    await page.user.clear(field('セイ'))
    await page.user.type(field('セイ'), 'コウサキ')
    convert(field('姓'), 'ろう', '郎')
    expect(field('セイ')).toHaveValue('コウサキ')
    reload(page, { as: 'unregistered' })
    await screen.findByRole('textbox', { name: 'セイ' })
    convert(field('姓'), 'じ', '治')
    expect(field('姓')).toHaveValue('髙﨑郎治')
    expect(field('セイ')).toHaveValue('コウサキ')
  })

  it.each([
    { typed: 'たかさき', kana: 'タカサキ' },
    { typed: 'ﾀﾞｲｽｹ', kana: 'ダイスケ' },
    { typed: 'ゔぃ・さりー', kana: 'ヴィ・サリー' },
    { typed: 'Takasaki', kana: 'Takasaki' },
  ])('read $typed as $kana once the field is left', async ({ typed, kana }) => {
    const { user } = await open()
    await user.type(field('セイ'), typed)
    expect(field('セイ')).toHaveValue(typed)
    await user.tab()
    expect(field('セイ')).toHaveValue(kana)
  })

  it('take a reading in hiragana with the Enter key, too', async () => {
    const { user, platform } = await open({ ...names, lastNameKana: '' })
    convert(field('セイ'), 'たかさき', 'たかさき')
    await user.type(field('セイ'), '{Enter}')
    expect(platform.navigation.path()).toBe('/signup/todok2')
  })

  it('are not asked of a member', async () => {
    answerSignup()
    openWithEntries('/signup/todok', { done: [] })
    expect(await screen.findByText('北野 みのり さま')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'フリガナ' })).toBeNull()
  })

  it('let the browser fill in what it knows', async () => {
    await open()
    expect([field('姓'), field('名')].map(({ autocomplete }) => autocomplete)).toEqual(['family-name', 'given-name'])
  })

  it('[SGN-032] [API-057] are confirmed and sent letter by letter as typed', async () => {
    const base = answerSignup()
    const { user } = openConfirmation({ owner, form: aForm(names) }, {}, 'unregistered')
    expect(summaryRows()[0]).toBe('お名前 髙﨑 𠮷乃 さま（タカサキ ヨシノ）')
    await user.click(screen.getByRole('button', { name: 'この内容で申し込む' }))
    await screen.findByRole('heading', { level: 1, name: 'お申し込みを受け付けました' })
    expect([...base.stored.values()]).toMatchObject([names])
  })
})
