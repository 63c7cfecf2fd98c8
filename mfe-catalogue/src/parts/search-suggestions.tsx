import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, type WeekNumber } from '@shop/shared/domain'
import { suggestionDelayMs } from '@shop/shared/domain/search'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { runSearch } from '@shop/shared/search'
import { theme, VisuallyHidden } from '@shop/shared/ui'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { suggestionsQuery } from './suggestions.queries.ts'

const Root = styled.ul(css`
  margin-top: 8px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.control};
  overflow: hidden;

  & li + li { border-top: 1px solid ${theme.color.border.hairline}; }
  & a, & button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: ${theme.size.touchTarget};
    padding: 6px 14px;
    border: 0;
    background: none;
    color: ${theme.color.text.primary};
    line-height: 1.4;
    text-align: left;
    text-decoration: none;
  }
  & a:hover, & button:hover { background: ${theme.color.brand.tint}; }
  & [data-count] { margin-left: auto; font-size: 0.875rem; color: ${theme.color.text.tertiary}; white-space: nowrap; }
`)

/** The words and categories that the box of the header suggests, below the field of a page; without an answer none. [API-060, CHR-043] */
export function SearchSuggestions({ week, typed }: { week: WeekNumber; typed: string }) {
  const platform = usePlatform()
  const word = useSettled(typed.trim())
  const { data } = useQuery(suggestionsQuery(platform.api, week, word))
  const { keywords = [], categories = [] } = (word === '' ? undefined : data) ?? {}
  const count = keywords.length + categories.length
  return (
    <>
      <VisuallyHidden role="status">{count === 0 ? '' : `候補${count}件`}</VisuallyHidden>
      {count === 0 ? null : (
        <Root aria-label="候補">
          {keywords.map((keyword) => (
            <li key={keyword}>
              <button type="button" onClick={() => void runSearch(keyword, platform)}>
                <Search size={18} />
                {keyword}
              </button>
            </li>
          ))}
          {categories.map(({ path: { large, middle, small }, name, parent, count: products }) => (
            <li key={`${large} ${middle} ${small}`}>
              <Link to={href.categoryProducts(large, middle, small)}>
                <span>
                  {parent === undefined ? null : `${parent} › `}
                  <b>{name}</b>
                </span>
                <span data-count>{formatNumber(products)}件</span>
              </Link>
            </li>
          ))}
        </Root>
      )}
    </>
  )
}

/** The text once the typing has stopped. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), suggestionDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
