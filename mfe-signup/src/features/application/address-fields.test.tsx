import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { aForm, openWithEntries } from '../../testing/open-signup.tsx'
import { answerSignup } from '../../testing/signup-services.ts'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('住所をさがす', () => {
  const openEmpty = (options?: Parameters<typeof answerSignup>[0]) => {
    const base = answerSignup(options)
    const form = aForm({ postNumber: '', prefecture: '', city: '', street: '' })
    return { base, ...openWithEntries('/signup/todok', { form, done: [] }) }
  }
  const values = async () => [
    (await field('都道府県')).value,
    (await field('市区町村')).value,
    (await field('町名・番地')).value,
  ]

  it('[SGN-028] the seventh digit fills prefecture, city and town, once', async () => {
    const { user, base } = openEmpty()
    await user.type(await field('郵便番号'), '060-000')
    expect(base.asked).toEqual([])
    await user.type(await field('郵便番号'), '1')
    expect(await screen.findByText(/住所を入力しました/)).toHaveAttribute('role', 'status')
    expect(await values()).toEqual(['北海道', '札幌市中央区', '北一条西'])
    expect(base.asked).toEqual(['0600001'])
  })

  it('[SGN-028] several towns are a choice, and the house number stays behind it', async () => {
    const { user } = openEmpty()
    await user.type(await field('郵便番号'), '0600054')
    const towns = await screen.findByRole('combobox', { name: '住所の候補' })
    expect(within(towns).getAllByRole('option').slice(1)).toHaveLength(2)
    await user.selectOptions(towns, '北海道札幌市中央区南四条東')
    expect(await values()).toEqual(['北海道', '札幌市中央区', '南四条東'])
    await user.type(await field('町名・番地'), '3-1')
    await user.selectOptions(towns, '北海道札幌市中央区南五条東')
    expect(await values()).toEqual(['北海道', '札幌市中央区', '南五条東3-1'])
  })

  it('[SGN-028] a street that was typed stays', async () => {
    const { user } = openEmpty()
    await user.type(await field('町名・番地'), '大通西5')
    await user.type(await field('郵便番号'), '0600001')
    await waitFor(async () => expect(await values()).toEqual(['北海道', '札幌市中央区', '大通西5']))
  })

  it('[SGN-028] a code of several cities is a choice of them, and a street that was typed stays', async () => {
    const { user } = openEmpty({
      townsAre: {
        '4980000': [
          { prefecture: '愛知県', city: '弥富市', town: '' },
          { prefecture: '三重県', city: '桑名郡木曽岬町', town: '' },
        ],
      },
    })
    await user.type(await field('町名・番地'), '源緑輪中1-2')
    await user.type(await field('郵便番号'), '4980000')
    const places = await screen.findByRole('combobox', { name: '住所の候補' })
    await user.selectOptions(places, '三重県桑名郡木曽岬町')
    expect(await values()).toEqual(['三重県', '桑名郡木曽岬町', '源緑輪中1-2'])
    expect(within(places).getByRole<HTMLOptionElement>('option', { name: '三重県桑名郡木曽岬町' }).selected).toBe(true)
    await user.selectOptions(places, '愛知県弥富市')
    expect(await values()).toEqual(['愛知県', '弥富市', '源緑輪中1-2'])
  })

  it('[SGN-028] a code without a town asks for it', async () => {
    const { user } = openEmpty({
      townsAre: { '0600000': [{ prefecture: '北海道', city: '札幌市中央区', town: '' }] },
    })
    await user.type(await field('郵便番号'), '0600000')
    expect(await screen.findByText(/町名・番地を入力してください/)).toHaveAttribute('role', 'status')
    expect(await values()).toEqual(['北海道', '札幌市中央区', ''])
  })

  it('[SGN-028] a town that begins like another keeps its house number when the other is chosen', async () => {
    const place = { prefecture: '北海道', city: '小樽市' }
    const { user } = openEmpty({
      townsAre: {
        '0470000': [
          { ...place, town: '北' },
          { ...place, town: '北町' },
        ],
      },
    })
    await user.type(await field('郵便番号'), '0470000')
    const places = await screen.findByRole('combobox', { name: '住所の候補' })
    await user.selectOptions(places, '北海道小樽市北町')
    await user.type(await field('町名・番地'), '3-1')
    expect(within(places).getByRole<HTMLOptionElement>('option', { name: '北海道小樽市北町' }).selected).toBe(true)
    await user.selectOptions(places, '北海道小樽市北')
    expect((await values())[2]).toBe('北3-1')
  })

  it('[SGN-028] a slow answer neither holds up the fields nor overwrites the street that was typed meanwhile', async () => {
    let come: (towns: Record<string, { prefecture: string; city: string; town: string }[]>) => void = () => undefined
    const { user } = openEmpty({ townsAre: new Promise((resolve) => (come = resolve)) })
    await user.type(await field('郵便番号'), '0600001')
    expect(await screen.findByText('住所をさがしています。')).toBeVisible()
    await user.type(await field('町名・番地'), '大通西5')
    come({ '0600001': [{ prefecture: '北海道', city: '札幌市中央区', town: '北一条西' }] })
    await waitFor(async () => expect(await values()).toEqual(['北海道', '札幌市中央区', '大通西5']))
  })

  it('another code fills another town over the one that was filled', async () => {
    const { user } = openEmpty({
      townsAre: {
        '0600001': [{ prefecture: '北海道', city: '札幌市中央区', town: '北一条西' }],
        '0470032': [{ prefecture: '北海道', city: '小樽市', town: '稲穂' }],
      },
    })
    await user.type(await field('郵便番号'), '0600001')
    await waitFor(async () => expect(await values()).toEqual(['北海道', '札幌市中央区', '北一条西']))
    await user.clear(await field('郵便番号'))
    await user.type(await field('郵便番号'), '0470032')
    await waitFor(async () => expect(await values()).toEqual(['北海道', '小樽市', '稲穂']))
  })

  it.each([
    { says: 'an unknown code', typed: '9999999', options: {}, words: /該当する住所が見つかりませんでした/ },
    { says: 'a failure', typed: '0600001', options: { townsAre: 'down' }, words: /住所をさがせませんでした/ },
  ] as const)('[SGN-028] $says leaves the fields open', async ({ typed, options, words }) => {
    const { user } = openEmpty(options)
    await user.type(await field('郵便番号'), typed)
    expect(await screen.findByText(words)).toBeVisible()
    await user.type(await field('都道府県'), '北海道')
    expect(await field('都道府県')).toHaveValue('北海道')
  })

  it('the button looks again, and asks for the code first', async () => {
    const { user, base } = openEmpty()
    const button = await screen.findByRole('button', { name: '住所をさがす' })
    await user.click(button)
    expect(await screen.findByText(/郵便番号を7けたの数字で入力すると/)).toBeVisible()
    await user.type(await field('郵便番号'), '0600001')
    await screen.findByText(/住所を入力しました/)
    await user.clear(await field('町名・番地'))
    await user.click(button)
    await waitFor(async () => expect((await values())[2]).toBe('北一条西'))
    expect(base.asked).toEqual(['0600001'])
  })

  it.each(['060-0001', '0600001', '０６０－０００１', '０６０ー０００１', ' 060 0001 '])(
    '[SGN-028] the postal code %j is taken as typed, and only its digits are asked for',
    async (typed) => {
      const base = answerSignup()
      const { user, platform } = openWithEntries('/signup/todok', { form: aForm({ postNumber: '' }), done: [] })
      await user.type(await field('郵便番号'), typed)
      await user.click(screen.getByRole('button', { name: '次へ進む' }))
      expect(platform.navigation.path()).toBe('/signup/todok2')
      expect(base.asked).toEqual(['0600001'])
    },
  )
})
