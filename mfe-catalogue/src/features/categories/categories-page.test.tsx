import { describe, expect, it } from '@jest/globals'
import { categoriesQuery } from '@shop/shared/categories'
import { appCategoriesCall } from '@shop/shared/contract'
import { answer, aPlanningWeek, connectionLost, fakePlatform, refused, server } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { answerCategories } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the categories', () => {
  it('[CAT-040] show each category with its count, and those below it with theirs', async () => {
    answerCategories()
    openCatalogue('/category')
    const fish = await panel('魚・海産')
    expect(fish.getByRole('link', { name: '魚・海産 174件' })).toHaveAttribute('href', '/category/13/0/0/-1')
    expect(fish.getByRole('link', { name: /切身・干物/ })).toHaveTextContent('1,042件')
    expect(fish.getByRole('link', { name: /鮭・鱒/ })).toHaveAttribute('href', '/category/13/1301/0/-1')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('カテゴリからさがす')
  })

  it('[CAT-040] say so where nothing is in one this week', async () => {
    answerCategories([
      {
        category_code: '25',
        category_name: '季節の品',
        count: 0,
        illustration: null,
        sub_category_list: [{ sub_category_code: '2501', sub_category_name: 'おせち', sub_count: 0 }],
      },
    ])
    openCatalogue('/category')
    const season = await panel('季節の品')
    expect(season.getByRole('link', { name: '季節の品 0件' })).toHaveAttribute('href', '/category/25/0/0/-1')
    expect(season.getByRole('link', { name: 'おせち 0件' })).toHaveAttribute('href', '/category/25/2501/0/-1')
  })

  it('open what is below a category at a press, and close it again', async () => {
    answerCategories()
    const { user } = openCatalogue('/category')
    // Drawn on phones alone: a desktop page shows what is below a category from the start.
    const opener = (await screen.findByText('魚・海産の中分類')).closest('button') as HTMLButtonElement
    const list = document.getElementById(opener.getAttribute('aria-controls') ?? '')
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    expect(list).toHaveAttribute('data-closed')
    await user.click(opener)
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(list).not.toHaveAttribute('data-closed')
    await user.click(opener)
    expect(list).toHaveAttribute('data-closed')
  })

  it('have nothing to open where nothing is below', async () => {
    answerCategories()
    openCatalogue('/category')
    const link = (await panel('野菜')).getByRole('link')
    expect(link.closest('section')?.querySelector('button')).toBeNull()
  })

  it('are not asked for again after the top page, which reads them as well', async () => {
    let times = 0
    server.use(
      answer(appCategoriesCall, ({ time }) => {
        times = time
        return { app_category_list: [] }
      }),
    )
    const platform = fakePlatform({ path: '/category' })
    await platform.queryClient.fetchQuery(categoriesQuery(platform.api, aPlanningWeek().number))
    openCatalogue('/category', { platform })
    expect(screen.getByText('今週のカテゴリはまだご用意できていません')).toBeInTheDocument()
    expect(times).toBe(1)
  })

  it('are the same for a visitor', async () => {
    answerCategories()
    openCatalogue('/category', { as: 'visitor' })
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2)
  })
})

describe('without categories to show', () => {
  it('says that it waits', () => {
    server.use(answer(appCategoriesCall, () => new Promise<Response>(() => undefined)))
    openCatalogue('/category')
    expect(screen.getByText('カテゴリを読み込み中です')).toBeInTheDocument()
  })

  it('says what failed, and tries again', async () => {
    server.use(answer(appCategoriesCall, ({ time }) => (time === 1 ? refused(500) : { app_category_list: [] })))
    const { user } = openCatalogue('/category')
    const failed = await screen.findByRole('region', { name: 'カテゴリを表示できませんでした' })
    answerCategories()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('region', { name: '魚・海産' })).toBeInTheDocument()
  })

  it('leads on when there are none', async () => {
    answerCategories([])
    openCatalogue('/category')
    expect(await screen.findByText('今週のカテゴリはまだご用意できていません')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '注文トップへ' })).toHaveAttribute('href', '/')
  })

  it('says so when no week is open, and asks for nothing', async () => {
    server.use(answer(appCategoriesCall, () => connectionLost()))
    openCatalogue('/category', { weeks: [] })
    expect(await screen.findByText('ただいまご注文を受け付けている週はありません')).toBeInTheDocument()
  })

  it('[API-012] asks with no field, whatever week is on show', async () => {
    const asked: unknown[] = []
    server.use(
      answer(appCategoriesCall, ({ query }) => {
        asked.push(query)
        return { app_category_list: [] }
      }),
    )
    openCatalogue('/category', { weeks: [aPlanningWeek({ number: '20261202' })] })
    await screen.findByText('今週のカテゴリはまだご用意できていません')
    expect(asked).toEqual([{}])
  })
})
