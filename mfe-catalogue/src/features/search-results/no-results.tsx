import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { parseOrderNumber, type WeekNumber } from '@shop/shared/domain'
import { noSearchResultText, shoppingMessages } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { chipStyles } from '@shop/shared/product/list'
import { useQuery } from '@shop/shared/query'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { EmptyState, LinkButton } from '@shop/shared/ui'
import SearchX from 'lucide-react/icons/search-x'
import { useId } from 'react'
import { OrderNumberLink } from '../../parts/order-number-link.tsx'
import { LinkList } from '../../parts/page.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import type { AskedResults } from './results-address.ts'
import { relatedCategoriesQuery } from './search-results.queries.ts'

const Middle = styled.div(css`
  display: grid;
  justify-items: center;
  gap: 20px;

  & > [data-did-you-mean] { justify-content: center; }
`)

type Props = { week: WeekNumber; shownWord: string; asked: AskedResults; didYouMean: readonly string[] }

/** [CAT-085] */
export const NoResults = ({ week, shownWord, asked, didYouMean }: Props) => (
  <EmptyState
    {...noResultWords(asked.typed, shownWord)}
    picture={<SearchX size={56} />}
    action={
      <Middle>
        <DidYouMean words={didYouMean} asked={asked} />
        <RelatedCategories week={week} words={[asked.typed, ...didYouMean]} />
        <LinkList>
          <LinkButton look="outline" to={href.categories()}>
            カテゴリから探す
          </LinkButton>
          <OrderNumberLink />
        </LinkList>
      </Middle>
    }
  />
)

/** A number that nothing was found for was looked up as one before. */
const noResultWords = (typed: string, shownWord: string) =>
  parseOrderNumber(typed) === undefined
    ? {
        title: noSearchResultText(shownWord),
        text: '言葉を短くする、ひらがなやカタカナに変えるなどしてお試しください。',
      }
    : shoppingMessages.productNotFound

const Related = styled.div(css`
  & > p { margin-bottom: 8px; font-weight: 700; }
  & > ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; }
  & a { ${chipStyles} }
`)

const maxRelated = 6
const maxWordsTried = 3

/** Of the word, else of one that may have been meant. They are an addition: without them nothing is said. */
function RelatedCategories({ week, words }: { week: WeekNumber; words: readonly string[] }) {
  const { api } = usePlatform()
  const id = useId()
  const { data: categories = [] } = useQuery(relatedCategoriesQuery(api, week, words.slice(0, maxWordsTried)))
  if (categories.length === 0) return null
  return (
    <Related>
      <p id={id}>関連するカテゴリ</p>
      <ul aria-labelledby={id}>
        {categories.slice(0, maxRelated).map(({ path: { large, middle, small }, name }) => (
          <li key={`${large}-${middle}-${small}`}>
            <Link to={href.categoryProducts(large, middle, small)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Related>
  )
}
