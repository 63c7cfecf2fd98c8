import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Facets } from '@shop/shared/api/shopping'
import { type ProductPages, type ProductPagesQuery, ProductResults } from '@shop/shared/product/list'
import { Note } from '@shop/shared/ui'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type ChosenFilter, filterCount, noFilter } from './chosen-filter.ts'
import { type ChosenChip, chosenChips, inOfferedOrder, type KnownNames } from './filter-names.ts'
import { FilterOpener } from './filter-opener.tsx'
import { ListColumns } from './list-columns.tsx'
import type { NarrowedPage } from './narrowed-page.ts'
import { priceRange } from './price-range.ts'

const importChips = async () => ({
  default: (await import(/* webpackChunkName: "chosen-chips" */ './chosen-chips.tsx')).ChosenChips,
})
const ChosenChips = lazy(importChips)
const FilterRail = lazy(async () => ({
  default: (await import(/* webpackChunkName: "filter-rail" */ './filter-rail.tsx')).FilterRail,
}))
/** Of phones, when it is asked for. */
const FilterDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "filter-dialog" */ './filter-dialog.tsx')).FilterDialog,
}))
const NothingLeft = lazy(async () => ({
  default: (await import(/* webpackChunkName: "nothing-left" */ './nothing-left.tsx')).NothingLeft,
}))

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

type Props = Omit<ComponentProps<typeof ProductResults>, 'pages'> & {
  /** In the address. */
  filter: ChosenFilter
  known: KnownNames
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
export function NarrowedResults({ filter, known, queryOf, onChoose, notes, above, below, ...list }: Props) {
  const { pages, choice, sorts, empty } = list
  const [isFiltering, setIsFiltering] = useState(false)
  const { facets } = known
  const { isListed, isOutdated } = factsOf(pages)
  const chips = chosenChips(filter, known)
  const inOrder = (given: Facets): Facets => ({
    ...given,
    conditions: inOfferedOrder(given.conditions, known.conditions),
  })
  const count = filterCount(filter)
  useChipsOfLink(count > 0)
  const rail =
    facets === undefined || (count === 0 && !isListed) ? null : (
      <FilterRail
        facets={inOrder(facets)}
        chosen={filter}
        counted={isOutdated ? undefined : facets}
        onChoose={onChoose}
      />
    )
  const bar = (
    <>
      {facets === undefined ? null : <FilterOpener count={count} onOpen={() => setIsFiltering(true)} />}
      <Suspense>{chips.length > 0 && <ChosenChips chips={chips} onChoose={onChoose} />}</Suspense>
    </>
  )
  return (
    <>
      <FilterNotes filter={filter} chips={chips}>
        {notes}
      </FilterNotes>
      <ListColumns above={above} rail={rail} isWaiting={pages.is === 'waiting'}>
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
      </ListColumns>
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

/** Chips of a link are there with its list. */
function useChipsOfLink(isNarrowed: boolean): void {
  useEffect(() => {
    // The chips themselves tell when their file cannot be had.
    if (isNarrowed) importChips().catch(() => undefined)
  }, [isNarrowed])
}

const factsOf = (pages: ProductPages) =>
  pages.is === 'ready'
    ? { isListed: pages.products.length > 0, isOutdated: pages.isOutdated }
    : { isListed: false, isOutdated: true }

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
