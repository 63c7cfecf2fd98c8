import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { BeadLoader, theme } from '@shop/shared/ui'

const hidden = keyframes`from, to { visibility: hidden; }`

const Overlay = styled.div(css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.loading};
  display: grid;
  place-items: center;
  background: ${theme.color.surface.overlay};
  animation: ${hidden} 1ms ${theme.durationMs.skeletonDelay}ms backwards;
`)

const Card = styled.div(css`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 24px 32px;
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface.card};
  font-weight: 700;
  line-height: 1.5;
`)

/** Over the whole page while something is stored; what is stored within 300 ms never shows it. */
export const LoadingOverlay = () => (
  <Overlay>
    <Card role="status">
      <BeadLoader />
      読み込み中…
    </Card>
  </Overlay>
)
