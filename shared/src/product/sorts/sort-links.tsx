import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { isPlainClick } from '@shop/shared/router'
import { afterPaint, media, selectArrow, theme } from '@shop/shared/ui'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'

const selectStyles = css`
  display: block;
  width: 100%;
  min-height: ${theme.size.touchTarget};
  padding: 0 24px 0 8px;
  ${theme.box.control}
  color: ${theme.color.text.primary};
  font-size: 0.9375rem;
  font-weight: 600;
  text-overflow: ellipsis;
  appearance: none;
`.styles

const Root = styled.nav(css`
  & > ul {
    display: inline-flex;
    ${theme.box.control}
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

  /* On a phone they would be a line of their own. [K-172] */
  & > select { display: none; }
  ${media.mobile} {
    position: relative;
    flex: 1 1 84px;
    min-width: 0;
    &::after { ${selectArrow.styles} right: 8px; }
    & > ul { display: none; }
    & > select { ${selectStyles} }
  }
  ${media.highContrast} { & a[aria-current] { outline: 2px solid Highlight; outline-offset: -4px; } }
`)

type Props<Sort> = {
  sort: Sort
  /** All there are, in the order in which they stand. */
  sorts: readonly { value: Sort; text: string }[]
  /** Where the list stands in that order. */
  addressOf(sort: Sort): string
}

/**
 * The orders of a list, each an address of its own in place of the other: the screen and the focus stay. The chosen one
 * is marked at once; the way there, through the whole page, follows in a task of its own, and then the list. On a phone
 * they are a native select. [CAT-042, K-172]
 */
export function SortLinksOf<Sort extends string>({ sort, sorts, addressOf }: Props<Sort>) {
  const { navigation } = usePlatform()
  const [pressed, setPressed] = useState<Sort>()

  const chosen = pressed ?? sort

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
      <select
        aria-label="並び順"
        value={chosen}
        onChange={({ target }) => setPressed(sorts.find(({ value }) => value === target.value)?.value)}
      >
        {sorts.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ul>
        {sorts.map(({ value, text }) => (
          <li key={value}>
            <a
              href={addressOf(value)}
              aria-current={value === chosen ? 'true' : undefined}
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
