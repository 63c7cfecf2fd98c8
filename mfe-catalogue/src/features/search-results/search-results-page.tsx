import { toSearchWord, type WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useDeferredList, useProductPages } from '@shop/shared/product/list'
import { usePageMeta } from '@shop/shared/remote'
import { useLocation, useNavigate } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, Note } from '@shop/shared/ui'
import { lazy, memo, useEffect, useMemo } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { type ChosenFilter, filterCount, noFilter } from '../../parts/filter/chosen-filter.ts'
import { NarrowedResults } from '../../parts/filter/narrowed-results.tsx'
import { useClearedInAnotherWeek } from '../../parts/filter/use-cleared-in-another-week.ts'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { SortLinks, sortText } from '../../parts/sort-links.tsx'
import { useViewer } from '../../parts/use-viewer.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { type AskedResults, askedResults, narrowedBy, resultsAddress, sortedBy } from './results-address.ts'
import { searchResultsQuery } from './search-results.queries.ts'
import { useKnownNames } from './use-known-names.ts'
import { useShownPages } from './use-shown-pages.ts'

const NoResults = lazy(async () => ({
  default: (await import(/* webpackChunkName: "no-results" */ './no-results.tsx')).NoResults,
}))

/** `/search/results?searchWord=…`: all that is shown stands in the address. */
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

type Props = {
  week: WeekNumber
  /** As the service is asked. */
  word: string
  asked: AskedResults
  /** For the list: follows what is asked for once the page has answered the press. */
  shown: AskedResults
}

const SearchResults = memo(function SearchResults({ week, word, asked, shown }: Props) {
  const platform = usePlatform()
  const viewer = useViewer()
  const navigate = useNavigate()
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
  const { didYouMean = [], facets } = pages.is === 'ready' ? pages.last : {}
  const known = useKnownNames(week, asked.filter, facets)
  const shownWord = isCut(asked.typed, word) ? `${word}…` : asked.typed
  usePageMeta({ values: { word: `「${shownWord}」` } })
  return (
    <Container>
      <Breadcrumbs above={[{ text: '商品をさがす', to: href.searchPrompt() }]} here="検索結果" />
      <PageHeading>{`「${shownWord}」の検索結果`}</PageHeading>
      <NarrowedResults
        filter={asked.filter}
        known={known}
        queryOf={(filter) => searchResultsQuery(platform, searched, narrowedBy(filter, asked))}
        onChoose={choose}
        notes={
          isCut(asked.typed, word) ? <Note>長い言葉のため、はじめの{word.length}文字で検索しています。</Note> : null
        }
        pages={pages}
        source="search"
        choice={sortText(shown.sort)}
        sorts={
          <>
            <SortLinks sort={shown.sort} addressOf={(sort) => resultsAddress(sortedBy(sort, asked))} />
            <DidYouMean words={didYouMean} asked={asked} />
          </>
        }
        empty={<NoResults week={week} shownWord={shownWord} asked={asked} didYouMean={didYouMean} />}
      />
    </Container>
  )
})

/** A word too long for the service: shown as far as it is searched for. */
const isCut = (typed: string, word: string) => typed.normalize('NFKC').replace(/\s+/g, ' ').trim() !== word
