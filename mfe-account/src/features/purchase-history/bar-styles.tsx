import { css } from '@emotion/react'
import { media, theme } from '@shop/shared/ui'
import { type ReactNode, useId } from 'react'

/** Bars of this year are filled, those of the year before hatched within a line: told apart without colours as well. */
export const barStyles = css`
  & [data-bar='spent'] { fill: ${theme.color.brand.default}; stroke: ${theme.color.brand.default}; }
  & [data-bar='yearBefore'] { stroke: ${theme.palette.sun[700]}; }
  & pattern > rect { fill: ${theme.palette.sun[100]}; }
  & pattern > path { stroke: ${theme.palette.sun[700]}; }

  ${media.highContrast} {
    & [data-bar='spent'] { fill: CanvasText; stroke: CanvasText; }
    & [data-bar='yearBefore'], & pattern > path { stroke: CanvasText; }
    & pattern > rect { fill: Canvas; }
  }
`

/** The hatching, which is named by the page that it is drawn in. */
export function Hatching({ children }: { children(fill: string): ReactNode }) {
  const id = useId()
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" />
          <path d="M0 0V6" strokeWidth="4" />
        </pattern>
      </svg>
      {children(`url(#${id})`)}
    </>
  )
}
