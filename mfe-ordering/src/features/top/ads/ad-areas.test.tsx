import { describe, expect, it, jest } from '@jest/globals'
import { listBannersCall } from '@shop/shared/contract'
import { answer, aPlanningWeek, renderScreen, server } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aBanner, answerTopPage } from '../testing/top-services.ts'
import { AdArea } from './ad-area.tsx'
import { AdAreas } from './ad-areas.tsx'

const week = aPlanningWeek().number
const area = (name: string) => screen.findByRole('region', { name })
const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('the banners of the week', () => {
  it.each([
    { who: 'a visitor', isVisitor: true, mode: 'NOT_LOGGED_IN' },
    { who: 'a member', isVisitor: false, mode: 'LOGGED_IN' },
  ] as const)('[ORD-017] [API-067] asks for those of $who, page by page', async ({ isVisitor, mode }) => {
    const asked: unknown[] = []
    server.use(
      answer(listBannersCall, ({ body: { variables } }) => {
        asked.push(variables)
        const isFirst = variables.nextToken === undefined
        const items = [aBanner({ id: isFirst ? 'a' : 'b', planningName: isFirst ? '前' : '後', companyName: null })]
        return { data: { listBanners: { items, nextToken: isFirst ? 'more' : null } } }
      }),
    )
    renderScreen(<AdAreas week={week} isVisitor={isVisitor} />, { as: isVisitor ? 'visitor' : 'delivery' })
    expect(titles(await area('今週の企画'))).toEqual(['前', '後'])
    const filter = {
      planningWeek: { eq: week },
      or: [{ displayMode: { eq: mode } }, { displayMode: { eq: 'BOTH' } }],
    }
    expect(asked).toEqual([
      { filter, limit: 100 },
      { filter, limit: 100, nextToken: 'more' },
    ])
  })

  it('[ORD-016] [ORD-017] stand in their areas, in their order, under their labels', async () => {
    answerTopPage({
      banners: [
        aBanner({ id: 'a', planningName: '三番', orderNumber: 3, companyName: null }),
        aBanner({ id: 'b', planningName: '一番', orderNumber: 1, companyName: null }),
        aBanner({ id: 'c', planningName: '定期便', areaNumber: 0, companyName: null, linkPath: '/mycle' }),
        aBanner({ id: 'd', planningName: 'チーズ', areaNumber: 2, companyName: '乳業' }),
        aBanner({ id: 'e', planningName: 'どこにもない', areaNumber: 9 }),
      ],
    })
    renderScreen(<AdAreas week={week} isVisitor={false} />)
    const plans = await area('今週の企画')
    expect(titles(plans)).toEqual(['一番', '三番'])
    expect(within(plans).queryByText('PR')).toBeNull()
    expect(screen.queryByText('どこにもない')).toBeNull()
    const paid = await area('メーカーからのお知らせ')
    expect(within(paid).getByText('PR')).toBeVisible()
    expect(paid).toHaveAttribute('data-top-divider')
    const subscription = await area('定期便のご案内')
    expect(within(subscription).getByRole('list')).toHaveAttribute('data-subscription')
    expect(within(plans).getByRole('list')).not.toHaveAttribute('data-subscription')
    expect(within(subscription).getByRole('link', { name: '定期便' })).toHaveAttribute('href', '/mycle')
  })

  it('[ORD-016] [BIZ-015] are asked for 10 ms after the area stands', () => {
    answerTopPage()
    jest.useFakeTimers()
    try {
      const { platform } = renderScreen(<AdAreas week={week} isVisitor={false} />)
      const isAsking = () => platform.queryClient.isFetching() > 0
      act(() => jest.advanceTimersByTime(9))
      expect(isAsking()).toBe(false)
      act(() => jest.advanceTimersByTime(1))
      expect(isAsking()).toBe(true)
    } finally {
      jest.useRealTimers()
    }
  })

  it('[ERR-017] [ERR-021] are left out and reported when the service says no in an answer of 200', async () => {
    server.use(answer(listBannersCall, { data: null, errors: [{ message: 'Argument "filter" is required' }] }))
    const { platform } = renderScreen(<AdAreas week={week} isVisitor={false} />)
    await waitFor(() => expect(platform.reports).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
    expect(platform.notices.shown()).toEqual([])
  })
})

describe('an ad area', () => {
  const banner = { id: 'a', title: '根菜', imageUrl: 'https://assets.shop.test/a.webp' }

  it('[ORD-016] says PR and has no dividers unless told otherwise', async () => {
    const { rerender } = renderScreen(<AdArea label="お知らせ" areaNumber={5} banners={[banner]} />)
    const shown = screen.getByRole('region', { name: 'お知らせ' })
    expect(within(shown).getByText('PR')).toBeVisible()
    expect(shown).not.toHaveAttribute('data-top-divider')
    expect(shown).not.toHaveAttribute('data-bottom-divider')
    rerender(
      <AdArea label="お知らせ" areaNumber={5} hasPrLabel={false} hasTopDivider hasBottomDivider banners={[banner]} />,
    )
    expect(screen.queryByText('PR')).toBeNull()
    expect(screen.getByRole('region')).toHaveAttribute('data-top-divider')
    expect(screen.getByRole('region')).toHaveAttribute('data-bottom-divider')
  })

  it('is no link without an address', () => {
    renderScreen(<AdArea label="お知らせ" areaNumber={5} banners={[banner]} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('根菜')).toBeVisible()
  })
})
