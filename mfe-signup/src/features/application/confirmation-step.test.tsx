import { describe, expect, it } from '@jest/globals'
import { aMember } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { accepted, applyButton, openConfirmation, summaryRows } from '../../testing/confirmation.ts'
import { aForm } from '../../testing/open-signup.tsx'
import { answerSignup } from '../../testing/signup-services.ts'

describe('the confirmation', () => {
  it('[SGN-032] shows every entry, each step with a way back', async () => {
    answerSignup()
    openConfirmation({
      form: aForm({
        building: 'みのりマンション 305号室',
        phoneNumber: '０９０ー１２３４ー５６７８',
        placement: '9',
        placementOther: '裏口',
        doorbell: '0',
        children: '1',
        childDate: '20270401',
        introducer: '1',
        introducerName: '髙橋',
        introducerUnionNumber: '１２３４',
      }),
    })
    expect(summaryRows()).toEqual([
      'お名前 北野 みのり さま',
      'お届け先のご住所 〒060-0001\n北海道札幌市中央区北一条西2丁目1-1 みのりマンション 305号室',
      '電話番号 090-1234-5678',
      'お住まいの種類 戸建て',
      'お届け場所 その他（裏口）',
      'お届け時の確認方法 チャイム・インターホンを鳴らさない',
      '紙カタログの配付 配付を希望しない',
      'お子さまについて 現在、妊娠中',
      '出産予定日 2027年（令和9年）4月1日',
      'ご紹介者 いる',
      'ご紹介者のお名前 髙橋',
      'ご紹介者の組合員番号 1234',
      'ご紹介者の電話番号 入力なし',
    ])
    expect(screen.getByRole('link', { name: 'お届け先を 変更する' })).toHaveAttribute('href', '/signup/todok')
    expect(screen.getByRole('link', { name: 'お客さま情報を 変更する' })).toHaveAttribute('href', '/signup/todok2')
    expect(screen.getByText('まだお申し込みは完了していません。')).toBeVisible()
  })

  it('[SGN-032] shows the kana of a member whose kana the shop knows', () => {
    answerSignup()
    openConfirmation({}, {}, aMember('newcomer', { lastNameKana: 'キタノ', firstNameKana: 'ミノリ' }))
    expect(summaryRows()).toContain('お名前 北野 みのり さま（キタノ ミノリ）')
  })

  it('[SGN-019] [K-15] shows and sends the trial campaign where there is one', async () => {
    const base = answerSignup()
    const { user } = openConfirmation({ form: aForm({ trialCampaign: '1' }) }, { hasTrialCampaign: true })
    expect(summaryRows()).toContain('お試しキャンペーン 希望する')
    await user.click(applyButton())
    await accepted()
    expect([...base.stored.values()]).toMatchObject([{ selectedTodokTrialCampaign: '1' }])
  })

  it('[K-15] neither shows nor sends it where there is none', async () => {
    const base = answerSignup()
    const { user } = openConfirmation({ form: aForm({ trialCampaign: '1' }) })
    expect(summaryRows().join()).not.toContain('キャンペーン')
    await user.click(applyButton())
    await accepted()
    expect([...base.stored.values()].map((body) => body.selectedTodokTrialCampaign)).toEqual([undefined])
  })

  it('is not sent before the terms are agreed to', async () => {
    const base = answerSignup()
    const { user } = openConfirmation({ agrees: false })
    await user.click(applyButton())
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('利用規約と個人情報の取扱いへの同意が必要です。')
    expect(base.tries).toEqual([])
    await user.click(screen.getByRole('checkbox'))
    await user.click(applyButton())
    await accepted()
    expect(base.stored.size).toBe(1)
  })
})
