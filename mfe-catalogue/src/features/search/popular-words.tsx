import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { chipStyles } from '@shop/shared/product/list'
import { useQuery } from '@shop/shared/query'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media } from '@shop/shared/ui'
import { Area } from '@shop/shared/ui/page'
import { popularWordsQuery } from './search.queries.ts'

const Chips = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 44px;
  /* As many rows of a phone as words mostly take: what stands below keeps its place. */
  ${media.mobile} { &[aria-busy='true'] { min-height: 148px; } }

  & a { ${chipStyles} }
`)

/** Words that lead to much that is ordered this week. Without them the page says nothing of it. */
export function PopularWords({ week }: { week: WeekNumber }) {
  const { api } = usePlatform()
  const { data, isPending } = useQuery(popularWordsQuery(api, week))
  if (!isPending && (data ?? []).length === 0) return null
  return (
    <Area title="今週よくさがされる言葉">
      <Chips aria-busy={isPending || undefined}>
        {(data ?? []).map((word) => (
          <li key={word}>
            <Link to={href.searchResults(word)}>{word}</Link>
          </li>
        ))}
      </Chips>
    </Area>
  )
}
