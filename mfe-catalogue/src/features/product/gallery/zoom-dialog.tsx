import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { IconButton, media, safeArea, theme, VisuallyHidden } from '@shop/shared/ui'
import { leave, useModal } from '@shop/shared/ui/dialog'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ImageOff from 'lucide-react/icons/image-off'
import Maximize from 'lucide-react/icons/maximize'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, useState } from 'react'
import { useZoom } from './use-zoom.ts'

const Root = styled.dialog(css`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: ${safeArea};
  border: 0;
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};

  &[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
  &::backdrop { background: ${theme.color.surface.card}; }
  & > [data-bar] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 12px 8px 16px;
  }
  & > [data-bar] > h2 { ${theme.text.body} font-weight: 700; }
  & > [data-stage] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    overflow: hidden;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }
  & > [data-stage] > img { width: 100%; height: 100%; object-fit: contain; }
  & [data-none] { display: grid; justify-items: center; gap: 8px; color: ${theme.color.text.secondary}; }
  & > [data-tools] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    padding: 8px;
    font-variant-numeric: tabular-nums;
  }
  & > [data-tools] > output { min-width: 4em; text-align: center; }
  & button { border: 1px solid ${theme.color.border.default}; }
  & button[aria-disabled='true'] { color: ${theme.color.text.tertiary}; border-style: dashed; }
  ${media.print} { display: none !important; }
`)

export type ZoomDialogProps = {
  images: readonly string[]
  name: string
  at: number
  onMove(at: number): void
  onClose(): void
}

/** The pictures of a product over the whole screen: pinch, wheel, double tap, buttons, keys, and swipes from one to the next. */
export function ZoomDialog({ images, name, at, onMove, onClose }: ZoomDialogProps) {
  const modal = useModal(onClose)
  const [broken, setBroken] = useState<readonly string[]>([])
  const image = images[at] ?? ''
  const move = (direction: 1 | -1) => {
    if (images[at + direction] !== undefined) onMove(at + direction)
  }
  const zoom = useZoom(image, move)
  const isMissing = broken.includes(image)
  const isZoomed = zoom.scale > 1

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = keysOf({ ...zoom, isZoomed, move })[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  return (
    <Root {...modal} aria-label={`${name}の写真`} onKeyDown={onKeyDown}>
      <div data-bar>
        <h2>{name}</h2>
        <IconButton
          data-first-focus
          label="閉じる"
          icon={<X size={24} />}
          onClick={({ currentTarget }) => leave(currentTarget, onClose)}
        />
      </div>
      <div data-stage {...zoom.handlers}>
        {isMissing ? (
          <p data-none>
            <ImageOff size={56} />
            写真を表示できませんでした
          </p>
        ) : (
          <img
            key={image}
            ref={zoom.ref}
            src={image}
            alt={images.length > 1 ? `${name}（写真${at + 1}）` : name}
            draggable={false}
            onError={() => setBroken((before) => [...before, image])}
          />
        )}
      </div>
      <div data-tools>
        {images.length > 1 ? (
          <Tool label="前の写真" isOff={at === 0} icon={<ChevronLeft size={24} />} onPress={() => move(-1)} />
        ) : null}
        <Tool label="縮小する" isOff={!isZoomed || isMissing} icon={<ZoomOut size={24} />} onPress={zoom.zoomOut} />
        <Tool label="もとの大きさ" isOff={!isZoomed || isMissing} icon={<Maximize size={24} />} onPress={zoom.reset} />
        <Tool label="拡大する" isOff={zoom.isLargest || isMissing} icon={<ZoomIn size={24} />} onPress={zoom.zoomIn} />
        {images.length > 1 ? (
          <>
            <Tool
              label="次の写真"
              isOff={at === images.length - 1}
              icon={<ChevronRight size={24} />}
              onPress={() => move(1)}
            />
            <output>
              <VisuallyHidden>写真</VisuallyHidden>
              {at + 1} / {images.length}
            </output>
          </>
        ) : null}
      </div>
    </Root>
  )
}

type Moves = Pick<ReturnType<typeof useZoom>, 'zoomIn' | 'zoomOut' | 'reset' | 'pan'> & {
  isZoomed: boolean
  move(direction: 1 | -1): void
}

/** Arrows move within an enlarged picture, and else from picture to picture. */
const keysOf = ({ zoomIn, zoomOut, reset, pan, isZoomed, move }: Moves): Record<string, (() => void) | undefined> => ({
  '+': zoomIn,
  // The same key without Shift, on a Japanese and on an American keyboard.
  ';': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  '0': reset,
  ArrowLeft: () => (isZoomed ? pan(-1, 0) : move(-1)),
  ArrowRight: () => (isZoomed ? pan(1, 0) : move(1)),
  ...(isZoomed ? { ArrowUp: () => pan(0, -1), ArrowDown: () => pan(0, 1) } : {}),
})

type ToolProps = { label: string; isOff: boolean; icon: React.ReactNode; onPress(): void }

/** Off it keeps its focus and says so. */
const Tool = ({ label, isOff, icon, onPress }: ToolProps) => (
  <IconButton label={label} icon={icon} aria-disabled={isOff} onClick={isOff ? undefined : onPress} />
)
