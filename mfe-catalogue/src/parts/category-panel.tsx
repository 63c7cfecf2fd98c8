import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { AppCategory } from '@shop/shared/api/shopping'
import { formatNumber } from '@shop/shared/domain'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'

const Root = styled.section(css`
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.color.surface.card};
  font-variant-numeric: tabular-nums;

  & > [data-head] { display: flex; align-items: center; }
  & h2 { flex: 1; min-width: 0; ${theme.text.h4} word-break: keep-all; }
  & h2 > a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 84px;
    padding: 12px 16px;
    color: ${theme.color.text.primary};
    text-decoration: none;
  }
  & h2 > a:hover { background: ${theme.color.brand.tint}; }
  & [data-disc] {
    display: grid;
    place-items: center;
    flex: none;
    width: 60px;
    height: 60px;
    border-radius: ${theme.radius.control};
    & > img { width: 50px; height: 50px; }
  }
  & [data-count] { font-size: 0.875rem; font-weight: 400; color: ${theme.color.text.tertiary}; }
  & h2 [data-count] { display: block; }
  & [data-head] > button {
    display: none;
    place-items: center;
    align-self: stretch;
    width: 64px;
    padding: 0;
    border: 0;
    border-left: 1px solid ${theme.color.border.hairline};
    background: none;
    color: ${theme.color.brand.default};
  }
  & [data-head] > button > svg { transition: transform ${theme.durationMs.base}ms ${theme.easing.standard}; }
  & [aria-expanded='true'] > svg { transform: rotate(180deg); }

  & > ul { padding: 4px 8px 10px; border-top: 1px solid ${theme.color.border.hairline}; }
  & li > a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: ${theme.size.touchTarget};
    padding: 4px 8px;
    border-radius: ${theme.radius.control};
    line-height: 1.4;
    text-decoration: none;
  }
  & li > a:hover { background: ${theme.color.brand.tint}; text-decoration: underline; }
  & li [data-count] { margin-left: auto; }
  & li svg { color: ${theme.color.text.tertiary}; }

  ${media.phone} {
    & [data-head] > button { display: grid; }
    & > ul[data-closed] { display: none; }
  }
`)

/** Flat food tints, in turn. */
const tints = ['#E6F1DC', '#FBE6E8', '#DCEEF5', '#F8E7E1', '#FFF1CC', '#F3E9DC'] as const

/** A large category with the middle ones below it; on a phone those open at a press. */
export function CategoryPanel({ category, place }: { category: AppCategory; place: number }) {
  const { code, name, count, illustration, subCategories } = category
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const nameId = useId()
  return (
    <Root aria-labelledby={nameId}>
      <div data-head>
        <h2>
          <Link to={href.categoryProducts(code)}>
            <span data-disc style={{ background: tints[place % tints.length] }}>
              {illustration === undefined ? null : <img src={illustration} alt="" width={50} height={50} />}
            </span>
            <span>
              <span id={nameId}>{name}</span> <span data-count>{formatNumber(count)}件</span>
            </span>
          </Link>
        </h2>
        {subCategories.length === 0 ? null : (
          <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
            <VisuallyHidden>{name}の中分類</VisuallyHidden>
            <ChevronDown size={24} />
          </button>
        )}
      </div>
      {subCategories.length === 0 ? null : (
        <ul id={listId} data-closed={isOpen ? undefined : ''}>
          {subCategories.map((sub) => (
            <li key={sub.code}>
              <Link to={href.categoryProducts(code, sub.code)}>
                {sub.name} <span data-count>{formatNumber(sub.count)}件</span>
                <ChevronRight size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}
