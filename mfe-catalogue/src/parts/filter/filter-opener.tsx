import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, media, theme, VisuallyHidden } from '@shop/shared/ui'

const Opener = styled.div(css`
  position: relative;
  flex: none;
  ${media.desktop} { display: none; }
  & > button { min-height: ${theme.size.touchTarget}; padding-inline: 8px; font-size: 0.875rem; }
  /* On its corner: the line holds the count, the order and the look as well. */
  & [data-chosen] {
    position: absolute;
    top: -7px;
    right: -6px;
    min-width: 22px;
    padding: 0 4px;
    border-radius: ${theme.radius.badge};
    background: ${theme.palette.sun[500]};
    color: ${theme.color.text.primary};
    line-height: 22px;
  }
`)

type OpenerProps = { count: number; onOpen(): void }

/** On a phone the filter is a dialog. */
export const FilterOpener = ({ count, onOpen }: OpenerProps) => (
  <Opener>
    <Button
      look="outline"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Safari does not focus what is clicked; the dialog gives the focus back to where it was.
        currentTarget.focus()
        onOpen()
      }}
    >
      しぼり込み
      {count === 0 ? null : (
        <span data-chosen>
          {count}
          <VisuallyHidden>件の条件を選択中</VisuallyHidden>
        </span>
      )}
    </Button>
  </Opener>
)
