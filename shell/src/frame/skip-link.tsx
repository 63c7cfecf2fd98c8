import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '@shop/shared/ui'
import { mainId } from './content/content-area.tsx'

const Root = styled.a(css`
  position: fixed;
  top: calc(8px + env(safe-area-inset-top));
  left: calc(8px + env(safe-area-inset-left));
  z-index: ${theme.layer.skipLink};
  padding: 10px 20px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  font-weight: 700;

  &:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
`)

/** The first stop of the Tab key. It moves the focus and leaves the history alone. */
export const SkipLink = () => (
  <Root
    href={`#${mainId}`}
    onClick={(event) => {
      event.preventDefault()
      document.getElementById(mainId)?.focus()
    }}
  >
    本文へスキップ
  </Root>
)
