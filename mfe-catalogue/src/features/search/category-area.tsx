import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { categoriesQuery } from '@shop/shared/categories'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { FailedState, media, retryOf, Skeleton, Waiting } from '@shop/shared/ui'
import { Area } from '@shop/shared/ui/page'
import { CategoryPanel } from '../../parts/category-panel.tsx'

const Panels = styled.div(css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;

  @media (max-width: 1099.98px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
    /* Twice, to be stronger than the panel's own rules whichever stand first. */
    && h2 { font-size: 0.9375rem; word-break: auto-phrase; }
    && h2 > a { flex-direction: column; gap: 4px; height: 100%; padding: 8px 4px 10px; text-align: center; }
  }
`)

const heading = { title: 'カテゴリからさがす', more: { to: href.categories(), text: 'すべてのカテゴリ' } }
const places = Array.from({ length: 12 }, (_, place) => place)

/** The large categories as panels. */
export function CategoryArea({ week }: { week: WeekNumber }) {
  const { api } = usePlatform()
  const categories = useQuery(categoriesQuery(api, week))
  if (categories.isPending)
    return (
      <Area {...heading}>
        <Waiting text="カテゴリを読み込み中です">
          <Panels>
            {places.map((place) => (
              <Skeleton key={place} height="86px" radius={12} />
            ))}
          </Panels>
        </Waiting>
      </Area>
    )
  if (categories.isError)
    return (
      <Area {...heading}>
        <FailedState title="カテゴリを表示できませんでした" {...retryOf(categories)} />
      </Area>
    )
  if (categories.data.length === 0) return null
  return (
    <Area {...heading}>
      <Panels>
        {categories.data.map((category, place) => (
          <CategoryPanel key={category.code} category={{ ...category, subCategories: [] }} place={place} />
        ))}
      </Panels>
    </Area>
  )
}
