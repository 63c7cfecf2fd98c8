import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { SearchResult } from '@shop/shared/api/search'
import { categoriesQuery } from '@shop/shared/categories'
import { toSearchWord, type WeekNumber } from '@shop/shared/domain'
import type { ProductSort } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { type ProductPages, ProductResults, useDeferredList, useProductPages } from '@shop/shared/product/list'
import { useQuery } from '@shop/shared/query'
import { useLocation, useNavigate } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, media, Note, Skeleton, theme } from '@shop/shared/ui'
import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { SortLinks, sortText } from '../../parts/sort-links.tsx'
import { usePageMeta } from '../../parts/use-page-meta.ts'
import { useViewer } from '../../parts/use-viewer.ts'
import { ChosenChips, FilterOpener } from './chosen-bar.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { type ChosenChip, chosenChips, inOfferedOrder } from './filter-names.ts'
import { FilterRail } from './filter-rail.tsx'
import type { Facets } from './kept-facets.ts'
import { priceRange } from './price-range.ts'
import {
  type AskedResults,
  askedResults,
  type ChosenFilter,
  filterCount,
  narrowedBy,
  noFilter,
  resultsAddress,
  sortedBy,
} from './results-address.ts'
import { searchConditionsQuery, searchResultsQuery } from './search-results.queries.ts'
import { useShownPages } from './use-shown-pages.ts'

/** Of phones, when it is asked for. */
const FilterDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "filter-dialog" */ './filter-dialog.tsx')).FilterDialog,
}))

const importNoResults = () => import(/* webpackChunkName: "no-results" */ './no-results.tsx')
const NoResults = lazy(async () => ({ default: (await importNoResults()).NoResults }))
const NothingLeft = lazy(async () => ({ default: (await importNoResults()).NothingLeft }))

/** `/search/results?searchWord=…`: all that is shown stands in the address. [CAT-011] */
export function Page() {
  const { search } = useLocation()
  const asked = useMemo(() => askedResults(new URLSearchParams(search)), [search])
  const week = useSession(currentWeek)
  const word = toSearchWord(asked.typed)
  const shown = useDeferredList(asked.typed, asked)

  if (word === undefined) return <ToSearchPage />
  if (week === undefined) return <NoWeekScreen />
  return <SearchResults week={week.number} word={word} asked={asked} shown={shown} />
}

/** Nothing was typed: the page that helps to find a word. */
function ToSearchPage() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(href.searchPrompt(), { replace: true })
  }, [navigate])
  return <ScreenWaiting />
}

const Columns = styled.div(css`
  display: grid;
  grid-template-columns: ${theme.size.filterRail} minmax(0, 1fr);
  gap: 32px;
  align-items: start;

  &[data-alone] { grid-template-columns: minmax(0, 1fr); }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 0; }
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

const RailPlace = styled.div(css`
  height: 520px;
  ${media.mobile} { display: none; }
`)

type Props = {
  week: WeekNumber
  /** As the service is asked. [CAT-092] */
  word: string
  asked: AskedResults
  /** For the list: follows what is asked for once the page has answered the press. */
  shown: AskedResults
}

const SearchResults = memo(function SearchResults({ week, word, asked, shown }: Props) {
  const platform = usePlatform()
  const viewer = useViewer()
  const navigate = useNavigate()
  const [isFiltering, setIsFiltering] = useState(false)
  const searched = { week, word, viewer }
  const go = (to: AskedResults) => void navigate(resultsAddress(to), { replace: true })
  const choose = (filter: ChosenFilter) => go(narrowedBy(filter, asked))
  useClearedInAnotherWeek(week, () => {
    if (filterCount(asked.filter) > 0 || asked.steps > 1) choose(noFilter)
  })

  const pages = useShownPages(useProductPages(searchResultsQuery(platform, searched, shown)), {
    steps: shown.steps,
    goTo: (steps) => go({ ...asked, steps }),
  })
  const { facets, didYouMean, isListed, isOutdated } = factsOf(pages)
  const { inOrder, chips } = useFilterWords(week, asked.filter, facets)

  const shownWord = isCut(asked.typed, word) ? `${word}…` : asked.typed
  usePageMeta({ values: { word: `「${shownWord}」` } })
  const isNarrowed = filterCount(asked.filter) > 0
  const hasRail = facets !== undefined && (isNarrowed || isListed)
  const bar = (
    <>
      <FilterOpener count={filterCount(asked.filter)} onOpen={() => setIsFiltering(true)} />
      <ChosenChips chips={chips} onChoose={choose} />
    </>
  )
  return (
    <Container>
      <Breadcrumbs above={[{ text: '商品をさがす', to: href.searchPrompt() }]} here="検索結果" />
      <PageHeading>{`「${shownWord}」の検索結果`}</PageHeading>
      <ResultNotes asked={asked} word={word} chips={chips} />
      <Columns data-alone={hasRail || pages.is === 'waiting' ? undefined : ''}>
        {pages.is === 'waiting' ? <RailSkeleton /> : null}
        {facets === undefined || !hasRail ? null : (
          <FilterRail
            facets={inOrder(facets)}
            chosen={asked.filter}
            counted={isOutdated ? undefined : facets}
            onChoose={choose}
          />
        )}
        <div>
          {isListed || !isNarrowed ? null : <Bar>{bar}</Bar>}
          <ProductResults
            pages={pages}
            source="search"
            choice={choiceText(asked, shown.sort)}
            sorts={
              <>
                {bar}
                <SortLinks sort={shown.sort} addressOf={(sort) => resultsAddress(sortedBy(sort, asked))} />
                <DidYouMean words={didYouMean} asked={asked} />
              </>
            }
            empty={
              <Suspense>
                {isNarrowed ? (
                  <NothingLeft onClear={() => choose(noFilter)} />
                ) : (
                  <NoResults week={week} shownWord={shownWord} asked={asked} didYouMean={didYouMean} />
                )}
              </Suspense>
            }
          />
        </div>
      </Columns>
      {isFiltering && facets !== undefined ? (
        <Suspense>
          <FilterDialog
            searched={searched}
            asked={asked}
            facets={facets}
            inOrder={inOrder}
            onChoose={(filter) => {
              setIsFiltering(false)
              choose(filter)
            }}
            onClose={() => setIsFiltering(false)}
          />
        </Suspense>
      ) : null}
    </Container>
  )
})

const noFacts = { facets: undefined, didYouMean: [], isListed: false, isOutdated: true }

const factsOf = (pages: ProductPages<SearchResult>) =>
  pages.is === 'ready'
    ? {
        facets: pages.last.facets,
        didYouMean: pages.last.didYouMean,
        isListed: pages.products.length > 0,
        isOutdated: pages.isOutdated,
      }
    : noFacts

const RailSkeleton = () => (
  <RailPlace>
    <Skeleton height="100%" radius={12} />
  </RailPlace>
)

type NotesProps = { asked: AskedResults; word: string; chips: readonly ChosenChip[] }

/** Of what the address asks for and cannot be had. */
const ResultNotes = ({ asked, word, chips }: NotesProps) => (
  <Notes>
    {isCut(asked.typed, word) ? <Note>長い言葉のため、はじめの{word.length}文字で検索しています。</Note> : null}
    {chips.some(({ isUnknown }) => isUnknown) ? (
      <Note>今週はない条件が選ばれているため、その条件ではしぼり込んでいません。</Note>
    ) : null}
    {priceRange(asked.filter).is === 'wrong' ? (
      <Note>価格の指定を確認できなかったため、価格ではしぼり込んでいません。</Note>
    ) : null}
  </Notes>
)

/** Heard before the count. */
const choiceText = ({ filter }: AskedResults, sort: ProductSort) =>
  filterCount(filter) === 0 ? sortText(sort) : `条件${filterCount(filter)}つ ${sortText(sort)}`

/** A word too long for the service: shown as far as it is searched for. */
const isCut = (typed: string, word: string) => typed.normalize('NFKC').replace(/\s+/g, ' ').trim() !== word

/** A filter belongs to the week it was chosen in. [CAT-100] */
function useClearedInAnotherWeek(week: WeekNumber, clear: () => void): void {
  const chosenIn = useRef(week)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the week clears
  useEffect(() => {
    if (chosenIn.current === week) return
    chosenIn.current = week
    clear()
  }, [week])
}

/** The values to choose from and the chosen ones, in words. The last ones stay while others are on their way. */
function useFilterWords(week: WeekNumber, filter: ChosenFilter, facets: Facets | undefined) {
  const { api } = usePlatform()
  const conditions = useQuery(searchConditionsQuery(api))
  const hasUnlisted = filter.categories.some((code) => !facets?.categories.some((one) => one.code === code))
  const categories = useQuery({ ...categoriesQuery(api, week), enabled: hasUnlisted && facets !== undefined })
  const known = {
    facets,
    conditions: conditions.isPending ? undefined : (conditions.data ?? []),
    categories: categories.isPending ? undefined : (categories.data ?? []),
  }
  return {
    chips: chosenChips(filter, known),
    inOrder: (given: Facets): Facets => ({
      ...given,
      conditions: inOfferedOrder(given.conditions, known.conditions),
    }),
  }
}
