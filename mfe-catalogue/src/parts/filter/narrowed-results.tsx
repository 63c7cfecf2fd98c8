import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Facets, ProductPage } from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import { type ProductPages, type ProductPagesQuery, ProductResults } from '@shop/shared/product/list'
import { media, Note, Skeleton, theme } from '@shop/shared/ui'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { ChosenChips, FilterOpener } from './chosen-bar.tsx'
import { type ChosenFilter, filterCount, noFilter } from './chosen-filter.ts'
import type { ChosenChip } from './filter-names.ts'
import { FilterRail } from './filter-rail.tsx'
import { priceRange } from './price-range.ts'
import { useFilterWords } from './use-filter-words.ts'

/** Of phones, when it is asked for. */
const FilterDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "filter-dialog" */ './filter-dialog.tsx')).FilterDialog,
}))
const NothingLeft = lazy(async () => ({
  default: (await import(/* webpackChunkName: "nothing-left" */ './nothing-left.tsx')).NothingLeft,
}))

const Columns = styled.div(css`
  display: grid;
  grid-template-columns: ${theme.size.filterRail} minmax(0, 1fr);
  gap: 32px;
  align-items: start;

  &[data-alone] { grid-template-columns: minmax(0, 1fr); }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 0; }
`)

const Rail = styled.div(css`
  ${media.desktop} {
    border: 1px solid ${theme.color.border.default};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface.card};

    & > * + * { border-top: 1px solid ${theme.color.border.default}; }
  }
`)

const RailPlace = styled.div(css`
  height: 520px;
  ${media.mobile} { display: none; }
`)

const Bar = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-bottom: 16px;
  &:empty { display: none; }
`)

const Notes = styled.div(css`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  &:empty { display: none; }
`)

/** A page of a list that can be narrowed; without `facets` it cannot. */
export type NarrowedPage = ProductPage & { facets?: Facets }

type Props = Omit<ComponentProps<typeof ProductResults>, 'pages'> & {
  week: WeekNumber
  /** In the address. */
  filter: ChosenFilter
  pages: ProductPages<NarrowedPage>
  /** The list that a filter leaves. */
  queryOf(filter: ChosenFilter): ProductPagesQuery<NarrowedPage>
  onChoose(chosen: ChosenFilter): void
  /** Other facts about what the address asks for and cannot be had. */
  notes?: ReactNode
  /** Other ways to narrow the list, above the filter of the rail. */
  above?: ReactNode
  below?: ReactNode
}

/** A list with its filter: a rail beside it on a desktop page, a dialog on a phone, and what is chosen. [CAT-081, K-180] */
export function NarrowedResults({ week, filter, queryOf, onChoose, notes, above, below, ...list }: Props) {
  const { pages, choice, sorts, empty } = list
  const [isFiltering, setIsFiltering] = useState(false)
  const { facets, isListed, isOutdated } = factsOf(pages)
  const { inOrder, chips } = useFilterWords(week, filter, facets)
  const count = filterCount(filter)
  const rail =
    facets === undefined || (count === 0 && !isListed) ? null : (
      <FilterRail
        facets={inOrder(facets)}
        chosen={filter}
        counted={isOutdated ? undefined : facets}
        onChoose={onChoose}
      />
    )
  const beside = besideOf({ above, rail, isWaiting: pages.is === 'waiting' })
  const bar = (
    <>
      {facets === undefined ? null : <FilterOpener count={count} onOpen={() => setIsFiltering(true)} />}
      <ChosenChips chips={chips} onChoose={onChoose} />
    </>
  )
  return (
    <>
      <FilterNotes filter={filter} chips={chips}>
        {notes}
      </FilterNotes>
      <Columns data-alone={beside === null ? '' : undefined}>
        {beside}
        <div>
          {isListed || count === 0 ? null : <Bar>{bar}</Bar>}
          <ProductResults
            {...list}
            choice={count === 0 ? choice : `条件${count}つ ${choice}`}
            sorts={
              <>
                {bar}
                {sorts}
              </>
            }
            empty={<Suspense>{count === 0 ? empty : <NothingLeft onClear={() => onChoose(noFilter)} />}</Suspense>}
          />
          {below}
        </div>
      </Columns>
      {isFiltering && facets !== undefined ? (
        <Suspense>
          <FilterDialog
            filter={filter}
            queryOf={queryOf}
            facets={facets}
            inOrder={inOrder}
            onChoose={(chosen) => {
              setIsFiltering(false)
              onChoose(chosen)
            }}
            onClose={() => setIsFiltering(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const factsOf = (pages: ProductPages<NarrowedPage>) =>
  pages.is === 'ready'
    ? { facets: pages.last.facets, isListed: pages.products.length > 0, isOutdated: pages.isOutdated }
    : { facets: undefined, isListed: false, isOutdated: true }

function besideOf({ above, rail, isWaiting }: { above: ReactNode; rail: ReactNode; isWaiting: boolean }) {
  if (above !== undefined || rail !== null)
    return (
      <Rail>
        {above}
        {rail}
      </Rail>
    )
  return isWaiting ? (
    <RailPlace>
      <Skeleton height="100%" radius={12} />
    </RailPlace>
  ) : null
}

type NotesProps = { filter: ChosenFilter; chips: readonly ChosenChip[]; children: ReactNode }

const FilterNotes = ({ filter, chips, children }: NotesProps) => (
  <Notes>
    {children}
    {chips.some(({ isUnknown }) => isUnknown) ? (
      <Note>今週はない条件が選ばれているため、その条件ではしぼり込んでいません。</Note>
    ) : null}
    {priceRange(filter).is === 'wrong' ? (
      <Note>価格の指定を確認できなかったため、価格ではしぼり込んでいません。</Note>
    ) : null}
  </Notes>
)
