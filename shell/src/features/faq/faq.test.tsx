import { describe, expect, it } from '@jest/globals'
import { faqItemsCall } from '@shop/shared/contract'
import { matchRoute, routesOf } from '@shop/shared/routes'
import { answer, refused, renderScreen, server } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { shellRoutes } from '../../guard/shell-routes.ts'
import { FaqDetailPage } from './faq-detail-page.tsx'
import { FaqPage } from './faq-page.tsx'

const item = (title: string, over: { body?: string; showFaq?: boolean } = {}) => ({
  title,
  body: '一つめの段落。\n\n二つめの段落。',
  showLp: false,
  showTop: false,
  showFaq: true,
  ...over,
})
const faqItems = [
  item('注文の締切はいつですか？'),
  item('店舗のご案内', { showFaq: false }),
  item('100%/半額は？', { body: '<img src=x onerror="window.hacked = true"><b>太字</b>' }),
]
const all = answer(faqItemsCall, { faqItems })
const questions = () =>
  screen.queryAllByRole('link', { name: /？$/ }).map((link) => [link.textContent, link.getAttribute('href')])

function detail(address: string) {
  const match = matchRoute(routesOf('shell', shellRoutes), new URL(address, 'https://shop.test').pathname)
  if (match === undefined) throw new Error('no such route')
  return renderScreen(<FaqDetailPage match={match} />, { path: address, as: 'visitor' })
}

describe('the questions', () => {
  it('[GRD-005] are those whose showFaq is true, with a page each', async () => {
    server.use(all)
    renderScreen(<FaqPage />, { as: 'visitor' })
    expect(await screen.findByRole('link', { name: /締切/ })).toBeInTheDocument()
    expect(questions()).toEqual([
      ['Q注文の締切はいつですか？', `/faq/detail/${encodeURIComponent('注文の締切はいつですか？')}`],
      ['Q100%/半額は？', `/faq/detail/${encodeURIComponent('100%/半額は？')}`],
    ])
  })

  it('can be read again after a failure', async () => {
    let isDown = true
    server.use(answer(faqItemsCall, () => (isDown ? refused(503) : { faqItems })))
    const { user } = renderScreen(<FaqPage />, { as: 'visitor' })
    await screen.findByText('よくあるご質問を表示できませんでした')
    isDown = false
    await user.click(screen.getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('link', { name: /締切/ })).toBeInTheDocument()
  })

  it('say so when there is none', async () => {
    server.use(answer(faqItemsCall, { faqItems: [] }))
    renderScreen(<FaqPage />)
    expect(await screen.findByText('ご質問はまだありません')).toBeInTheDocument()
  })
})

describe('one question', () => {
  it('[GRD-006] has the title and the body of the item in its address', async () => {
    server.use(all)
    const { platform, container } = detail(`/faq/detail/${encodeURIComponent('注文の締切はいつですか？')}`)
    expect(await screen.findByText('二つめの段落。')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('注文の締切はいつですか？')
    expect(within(container).getByText('一つめの段落。').tagName).toBe('P')
    expect(platform.meta()).toEqual({ title: '注文の締切はいつですか？' })
  })

  it('[GRD-006] shows what looks like markup as text', async () => {
    server.use(all)
    const { container } = detail(`/faq/detail/${encodeURIComponent('100%/半額は？')}`)
    expect(await screen.findByText(/<b>太字<\/b>/)).toBeInTheDocument()
    expect(container.querySelector('img, b')).toBeNull()
  })

  it.each(['見たことのないご質問', '店舗のご案内', '__proto__'])(
    '[GRD-007] that is unknown, %s, leads to all of them and says so',
    async (title) => {
      server.use(all)
      detail(`/faq/detail/${encodeURIComponent(title)}`)
      expect(await screen.findByText('該当するご質問が見つかりませんでした')).toBeInTheDocument()
      expect(questions()).toHaveLength(2)
    },
  )
})
