import { expect, it } from '@jest/globals'
import { refused } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { answerBilling } from '../../testing/billing-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import { BulletinBoardPage } from './bulletin-board-page.tsx'

const address = '/orders/slips/bulletin-board/2026/11/17'
const open = (at = address) => openPage({ path: routes.bulletinBoard.path, Page: BulletinBoardPage }, at)
const comments = async () => {
  const main = await screen.findByText('お詫び')
  return within(main.closest('ul') ?? document.body).getAllByRole('listitem')
}

it.each([address, `/mobile${address}`])(
  '[ACC-013] [ACC-073] [K-92] each line at %s has a colour, an icon and its kind, or a word in place of a code',
  async (at) => {
    const asked = answerBilling()
    open(at)
    const lines = await comments()
    expect(lines.map(({ dataset, textContent }) => [dataset['tone'], textContent])).toEqual([
      ['important', 'お詫び白菜は大雪の影響で入荷が減りました。'],
      ['notice', 'お知らせ年末最終のお届けは<b>12月29日</b>です。\nご注意ください。'],
      ['other', 'ご案内空き箱の回収にご協力ください。'],
    ])
    expect(lines.every((line) => line.querySelector('svg') !== null)).toBe(true)
    expect(asked.board).toEqual(['2026-11-17'])
  },
)

it('[ACC-076] markup in a line is text, and its line breaks are kept', async () => {
  answerBilling()
  open()
  const [, line] = await comments()
  expect(line?.querySelector('p b')).toBeNull()
  expect(line?.querySelector('p')?.textContent).toContain('\n')
})

it('says that it is on its way', () => {
  answerBilling()
  open()
  expect(screen.getByText('トドック掲示板を読み込み中です')).toBeInTheDocument()
})

it('[ACC-074] says that there is nothing on it', async () => {
  answerBilling({ board: [] })
  open()
  expect(await screen.findByRole('heading', { name: 'お知らせはございません。' })).toBeVisible()
})

it('[ACC-074] says that it could not be had, and asks again', async () => {
  answerBilling({ board: refused(500) })
  const { user } = open()
  expect(await screen.findByText('情報を取得できませんでした。')).toBeVisible()
  answerBilling()
  await user.click(screen.getByRole('button', { name: '再読み込み' }))
  expect(await comments()).toHaveLength(3)
})
