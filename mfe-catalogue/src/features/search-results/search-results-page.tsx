import { parseOrderNumber, toSearchWord, type WeekNumber } from '@shop/shared/domain'
import {
  defaultProductSort,
  isProductSort,
  noSearchResultText,
  type ProductSort,
  shoppingMessages,
} from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { ProductResults, useDeferredList, useProductPages } from '@shop/shared/product/list'
import { useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, EmptyState, LinkButton } from '@shop/shared/ui'
import SearchX from 'lucide-react/icons/search-x'
import { memo } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { OrderNumberWay } from '../../parts/order-number-way.tsx'
import { PageHeading, Ways } from '../../parts/page.tsx'
import { SortLinks, sortText } from '../../parts/sort-links.tsx'
import { usePageMeta } from '../../parts/use-page-meta.ts'
import { useViewer } from '../../parts/use-viewer.ts'
import { SearchPrompt } from './search-prompt.tsx'
import { searchResultsQuery } from './search-results.queries.ts'

/** `/search/results?searchWord=…` [CAT-011] */
export function Page() {
  const [query] = useSearchParams()
  const week = useSession(currentWeek)
  const typed = query.get('searchWord') ?? ''
  const sort = query.get('sort') ?? undefined
  const word = toSearchWord(typed)
  const shown = useDeferredList(typed, isProductSort(sort) ? sort : defaultProductSort)

  if (word === undefined) return <SearchPrompt />
  if (week === undefined) return <NoWeekScreen />
  return <SearchResults week={week.number} typed={typed.trim()} word={word} sort={shown} />
}

type Props = {
  week: WeekNumber
  /** As the member typed it: shown. [CAT-092] */
  typed: string
  /** As the service is asked. */
  word: string
  sort: ProductSort
}

const SearchResults = memo(function SearchResults({ week, typed, word, sort }: Props) {
  const { api } = usePlatform()
  const viewer = useViewer()
  const pages = useProductPages(searchResultsQuery(api, { week, word, viewer }, sort))
  const title = `「${typed}」の検索結果`
  usePageMeta({ values: { word: `「${typed}」` } })
  return (
    <Container>
      <Breadcrumbs above={[]} here="検索結果" />
      <PageHeading>{title}</PageHeading>
      <ProductResults
        pages={pages}
        source="search"
        choice={sortText(sort)}
        sorts={<SortLinks sort={sort} addressOf={(other) => href.searchResults(typed, other)} />}
        empty={
          <EmptyState
            {...noResultWords(typed)}
            picture={<SearchX size={56} />}
            action={
              <Ways>
                <LinkButton look="outline" to={href.categories()}>
                  カテゴリから探す
                </LinkButton>
                <OrderNumberWay />
              </Ways>
            }
          />
        }
      />
    </Container>
  )
})

/** A number that nothing was found for was looked up as one before. [CHR-059] */
const noResultWords = (typed: string) =>
  parseOrderNumber(typed) === undefined
    ? {
        title: noSearchResultText(typed),
        text: '言葉を短くする、ひらがなやカタカナに変えるなどしてお試しください。',
      }
    : shoppingMessages.productNotFound
