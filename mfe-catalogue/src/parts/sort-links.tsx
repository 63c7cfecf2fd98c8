import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ProductSort, productSorts } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { isPlainClick } from '@shop/shared/router'
import { afterPaint, media, theme } from '@shop/shared/ui'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'

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
    min-width: ${theme.size.touchTarget};
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

type Props<Sort> = {
  sort: Sort
  sorts: readonly { value: Sort; text: string }[]
  addressOf(sort: Sort): string
}

/** The orders that lists of products have. [CAT-042] */
export const SortLinks = ({ sort, addressOf }: Omit<Props<ProductSort>, 'sorts'>) => (
  <SortLinksOf sort={sort} sorts={productSorts} addressOf={addressOf} />
)

/**
 * The orders of a list, each an address of its own in place of the other: the screen and the focus stay. The chosen one
 * is marked at once; the way there, through the whole page, follows in a task of its own, and then the list.
 */
export function SortLinksOf<Sort extends string>({ sort, sorts, addressOf }: Props<Sort>) {
  const { navigation } = usePlatform()
  const [pressed, setPressed] = useState<Sort>()

  function press(event: MouseEvent, value: Sort): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setPressed(value)
  }

  const go = useEffectEvent(() => {
    if (pressed === undefined) return
    const before = navigation.current()
    navigation.navigate(addressOf(pressed), { replace: true })
    // Refused, as without a network.
    if (navigation.current() === before) setPressed(undefined)
  })
  useEffect(() => (pressed === undefined ? undefined : afterPaint(go)), [pressed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has followed
  useEffect(() => setPressed(undefined), [sort])

  return (
    <Root aria-label="並び順">
      <ul>
        {sorts.map(({ value, text }) => (
          <li key={value}>
            <a
              href={addressOf(value)}
              aria-current={value === (pressed ?? sort) ? 'true' : undefined}
              onClick={(event) => press(event, value)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  )
}

/** おすすめ順, as it is heard with the count. */
export const sortText = (sort: ProductSort): string =>
  `${productSorts.find(({ value }) => value === sort)?.text ?? ''}順`
