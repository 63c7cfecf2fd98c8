import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { categoriesQuery } from '@shop/shared/categories'
import { formatNumber, type WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { media, theme, VisuallyHidden, visuallyHidden } from '@shop/shared/ui'
import type { ReactNode } from 'react'
import { AssortmentSwitch } from './assortment-switch.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import { type Assortment, type FavouritesRequest, favouriteSorts } from './favourites-in-view.ts'
import { FavouritesSearch } from './favourites-search.tsx'

const Bar = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  margin-bottom: 12px;
  font-variant-numeric: tabular-nums;

  & > h2 { ${theme.text.h3} }
  & > p { line-height: 1.5; }
  & > p > b { font-size: 1.25rem; }
  & > fieldset { margin-left: auto; }
  ${media.phone} {
    gap: 8px;
    margin-bottom: 10px;
    & > p { line-height: 1; }
    & > fieldset { margin-left: 0; }
    & > button { margin-left: auto; padding-inline: 12px; }
  }
`)

const Tools = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 260px 200px;
  gap: 8px 12px;
  margin-bottom: 20px;

  &[data-uncategorised] { grid-template-columns: minmax(0, 1fr) 200px; }
  & label { display: block; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & input, & select {
    width: 100%;
    min-height: ${theme.size.touchTarget};
    padding: 6px 12px;
    ${theme.box.control}
    color: ${theme.color.text.primary};
    font-size: 1rem;
    line-height: 1.4;
  }
  ${media.mobile} {
    margin-bottom: 12px;
    &, &[data-uncategorised] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > :first-of-type { grid-column: 1 / -1; }
    &[data-uncategorised] > * { grid-column: 1 / -1; }
  }
  /* A placeholder and the chosen values say the same. [K-184] */
  ${media.phone} {
    &, &[data-uncategorised] { grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5em), 1fr)); }
    & [data-label] { ${visuallyHidden} }
  }
`)

type Props = {
  title: string
  /** Of those that are found. */
  count: number
  week: WeekNumber
  request: FavouritesRequest
  counts: Record<Assortment, number>
  /** How many each large category has, by its code. */
  categories: ReadonlyMap<string, number>
  onChange(request: FavouritesRequest): void
  /** More that can be done with the favourites, beside their choice. */
  action?: ReactNode
}

/** Title and count of the favourites in view, and the tools that choose them. */
export function FavouritesToolbar({ title, count, week, request, counts, categories, onChange, action }: Props) {
  const { category = '', ...withoutCategory } = request
  const choices = useCategoryChoices(week, categories, category)
  const isChosen = choices.some(({ value }) => value === category)
  const isByCategory = isChosen || choices.length > 1
  return (
    <>
      <VisuallyHidden role="status">{`${title} ${formatNumber(count)}品`}</VisuallyHidden>
      <Bar>
        <h2>{title}</h2>
        <p>
          <b>{formatNumber(count)}</b>品
        </p>
        <AssortmentSwitch
          value={request.assortment}
          counts={counts}
          onChange={(assortment) => onChange({ ...request, assortment })}
        />
        {action}
      </Bar>
      <Tools data-uncategorised={isByCategory ? undefined : ''}>
        <FavouritesSearch typed={request.typed} onSearch={(typed) => onChange({ ...request, typed })} />
        {isByCategory ? (
          <ChoiceSelect
            label="カテゴリ"
            value={isChosen ? category : ''}
            choices={[{ value: '', text: 'すべてのカテゴリ' }, ...choices]}
            onChange={(value) => onChange(value === '' ? withoutCategory : { ...request, category: value })}
          />
        ) : null}
        <ChoiceSelect
          label="並び順"
          value={request.sort}
          choices={favouriteSorts}
          onChange={(sort) => onChange({ ...request, sort })}
        />
      </Tools>
    </>
  )
}

/** Those whose name is known, and the chosen one: without names there is nothing to choose by. */
function useCategoryChoices(week: WeekNumber, categories: ReadonlyMap<string, number>, chosen: string) {
  const { api } = usePlatform()
  const { data: known = [] } = useQuery(categoriesQuery(api, week))
  return [...categories].flatMap(([value, count]) => {
    const name = known.find(({ code }) => code === value)?.name ?? (value === chosen ? 'お選びのカテゴリ' : undefined)
    return name === undefined ? [] : [{ value, text: `${name}（${formatNumber(count)}）` }]
  })
}
