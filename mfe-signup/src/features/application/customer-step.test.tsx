import { describe, expect, it } from '@jest/globals'
import { fakePlatform } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { aForm, openWithEntries } from '../../testing/open-signup.tsx'
import { answerSignup } from '../../testing/signup-services.ts'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choose = (name: string) => screen.getByRole('radio', { name })
const onward = () => screen.getByRole('button', { name: '確認へ進む' })

function open(form: Parameters<typeof aForm>[0] = {}, trialCampaign = false) {
  answerSignup()
  const platform = fakePlatform({ path: '/signup/todok2' })
  platform.config.switches = { trialCampaign, visitSupport: false }
  return openWithEntries('/signup/todok2', { form: aForm(form), done: ['delivery'] }, { platform })
}

describe('お客さま情報', () => {
  it('[SGN-020] asks for children in the documents’ words; nobody and no introducer is enough', async () => {
    const { user, platform } = open()
    const group = within(screen.getByRole('radiogroup', { name: 'お子さまについて' }))
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '該当なし',
      '現在、妊娠中',
      '0〜15歳未満',
    ])
    expect(choose('該当なし')).toBeChecked()
    await user.click(onward())
    expect(platform.navigation.path()).toBe('/signup/todok3')
  })

  it('[SGN-021] asks for the due date, or for the birth date and the name', async () => {
    const { user } = open()
    await user.click(choose('現在、妊娠中'))
    expect(field('出産予定日')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'お子さまのお名前' })).toBeNull()
    await user.click(choose('0〜15歳未満'))
    expect(field('お子さまの生年月日')).toBeVisible()
    expect(field('お子さまのお名前')).toBeVisible()
  })

  it('[SGN-021] 該当なし hides and clears the fields of a child', async () => {
    const { user } = open({ children: '2', childDate: '20210401', childName: 'ゆい' })
    await user.click(choose('該当なし'))
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(choose('0〜15歳未満'))
    expect([field('お子さまの生年月日').value, field('お子さまのお名前').value]).toEqual(['', ''])
  })

  it('takes a date as it is typed, and says how it is read', async () => {
    const { user, platform } = open({ children: '2', childName: '髙橋 ゆい' })
    await user.type(field('お子さまの生年月日'), '令和３年４月１日')
    expect(screen.getByText('2021年（令和3年）4月1日')).toBeVisible()
    await user.click(onward())
    expect(platform.navigation.path()).toBe('/signup/todok3')
    expect(await screen.findByText('2021年（令和3年）4月1日')).toBeVisible()
    expect(screen.getByText('髙橋 ゆい')).toBeVisible()
  })

  it('[SGN-020] refuses the birth date of a fifteen-year-old and keeps it as typed', async () => {
    const { user, platform } = open({ children: '2', childName: 'ゆい', childDate: '2011/11/20' })
    await user.click(onward())
    expect(field('お子さまの生年月日')).toHaveAccessibleDescription(/0〜15歳未満となる日付を入力してください/)
    expect(field('お子さまの生年月日')).toHaveValue('2011/11/20')
    expect(platform.navigation.path()).toBe('/signup/todok2')
  })

  it('[SGN-022] asks who introduced the member, and keeps what was typed when there is nobody after all', async () => {
    const { user, platform } = open()
    await user.click(choose('いる'))
    await user.type(field('ご紹介者の電話番号'), '12')
    await user.click(onward())
    expect(screen.getByText('入力内容をご確認ください（2件）').closest('[tabindex]')).toHaveFocus()
    expect(field('ご紹介者のお名前')).toHaveAccessibleDescription('ご紹介者のお名前を入力してください。')
    expect(field('ご紹介者の電話番号')).toBeInvalid()
    await user.click(choose('いない'))
    await user.click(choose('いる'))
    expect(field('ご紹介者の電話番号')).toHaveValue('12')
    await user.click(choose('いない'))
    await user.click(onward())
    expect(platform.navigation.path()).toBe('/signup/todok3')
  })

  it('[SGN-019] asks for the trial campaign where there is one; nobody requests it unasked', async () => {
    const { user, platform } = open({}, true)
    const group = within(screen.getByRole('radiogroup', { name: 'お試しキャンペーン' }))
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '希望する',
      '希望しない',
    ])
    expect(choose('希望しない')).toBeChecked()
    await user.click(choose('希望する'))
    await user.click(onward())
    expect(await screen.findByText('希望する')).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok3')
  })

  it('[SGN-019] [K-15] asks for no trial campaign while it is switched off', () => {
    open()
    expect(screen.queryByText(/キャンペーン/)).toBeNull()
  })
})
