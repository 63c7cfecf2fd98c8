import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ProductSort, productSorts } from '@shop/shared/product'
import { Link } from '@shop/shared/router'
import { media, theme } from '@shop/shared/ui'

const Root = styled.nav(css`
  & > ul {
    display: inline-flex;
    border: 1px solid ${theme.color.border.control};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface.card};
  }
  & li + li { border-left: 1px solid ${theme.color.border.control}; }
  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: ${theme.size.touchTarget};
    padding: 0 16px;
    color: ${theme.color.text.primary};
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
  }
  & li:first-of-type a { border-radius: 7px 0 0 7px; }
  & li:last-of-type a { border-radius: 0 7px 7px 0; }
  & a:hover { background: ${theme.color.brand.tint}; }
  & a[aria-current] { background: ${theme.color.brand.default}; color: ${theme.color.text.onBrand}; }

  ${media.mobile} {
    flex-basis: 100%;
    & > ul { display: flex; }
    & li { flex: 1 1 auto; }
    & a { padding: 0 4px; font-size: 0.9375rem; }
  }
  ${media.highContrast} { & a[aria-current] { outline: 2px solid Highlight; outline-offset: -4px; } }
`)

/** The orders of a list, each an address of its own in place of the other: the screen and the focus stay. [CAT-042] */
export const SortLinks = ({ sort, addressOf }: { sort: ProductSort; addressOf(sort: ProductSort): string }) => (
  <Root aria-label="並び順">
    <ul>
      {productSorts.map(({ value, text }) => (
        <li key={value}>
          <Link replace to={addressOf(value)} aria-current={value === sort ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </Root>
)

/** おすすめ順, as it is heard with the count. */
export const sortText = (sort: ProductSort): string =>
  `${productSorts.find(({ value }) => value === sort)?.text ?? ''}順`
