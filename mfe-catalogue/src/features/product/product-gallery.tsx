import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { messages } from '@shop/shared/domain'
import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { media, theme } from '@shop/shared/ui'
import ImageOff from 'lucide-react/icons/image-off'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { type ComponentType, useState } from 'react'
import type { ZoomDialogProps } from './gallery/zoom-dialog.tsx'

const Root = styled.div(css`
  & img { width: 100%; height: 100%; object-fit: cover; }
  & > [data-main] {
    position: relative;
    aspect-ratio: 1;
    border: 1px solid ${theme.color.border.default};
    border-radius: ${theme.radius.dialog};
    overflow: hidden;
    background: ${theme.color.surface.card};
  }
  & [data-none] {
    display: grid;
    place-items: center;
    height: 100%;
    background: ${theme.color.surface.sunken};
    color: ${theme.color.text.tertiary};
  }
  & > [data-main] > button {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    width: 100%;
    padding: 12px;
    border: 0;
    background: transparent;
    color: ${theme.color.brand.default};
    cursor: zoom-in;
  }
  & > [data-main] > button:focus-visible { outline-offset: -4px; }
  & > [data-main] > button > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid ${theme.color.border.default};
    border-radius: 22px;
    background: ${theme.color.surface.card};
    font-weight: 700;
  }
  & > ul { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 12px; }
  & li > button {
    width: 76px;
    height: 76px;
    padding: 0;
    border: 1px solid ${theme.color.border.default};
    border-radius: ${theme.radius.control};
    overflow: hidden;
    background: ${theme.color.surface.card};
  }
  & li > button[aria-current] { border: 3px solid ${theme.color.brand.default}; }

  ${media.phone} {
    & > [data-main] { margin-inline: -16px; border-inline: 0; border-radius: 0; }
  }
  ${media.highContrast} { & li > button[aria-current] { outline: 2px solid Highlight; } }
  ${media.print} {
    & > ul, & > [data-main] > button { display: none; }
    & > [data-main] { width: 20mm; margin: 0; border: 0; }
  }
`)

const mainPx = 800
const smallPx = 152

/** The pictures of a product: one large, all of them small below it, and each over the whole screen. */
export function ProductGallery({ product }: { product: Product }) {
  const [chosen, setChosen] = useState(0)
  const [broken, setBroken] = useState<readonly string[]>([])
  const zoom = useZoomDialog()
  const images = product.images.filter((image) => !broken.includes(image))
  const at = images[chosen] === undefined ? 0 : chosen
  const main = images[at]
  const name = fullProductName(product)
  return (
    <Root>
      <div data-main>
        {main === undefined ? (
          <span data-none role="img" aria-label={`${name}（写真はありません）`}>
            <ImageOff size={64} />
          </span>
        ) : (
          <>
            <img
              key={main}
              src={main}
              alt={name}
              width={mainPx}
              height={mainPx}
              fetchPriority="high"
              onError={() => setBroken((before) => [...before, main])}
            />
            <button type="button" aria-haspopup="dialog" onClick={() => void zoom.show()}>
              <span>
                <ZoomIn size={20} />
                写真を拡大
              </span>
            </button>
          </>
        )}
      </div>
      {images.length > 1 ? (
        <ul aria-label="商品の写真">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`写真${index + 1}`}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => setChosen(index)}
              >
                <img src={image} alt="" width={smallPx} height={smallPx} loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {zoom.Dialog === undefined || main === undefined ? null : (
        <zoom.Dialog images={images} name={name} at={at} onMove={setChosen} onClose={zoom.close} />
      )}
    </Root>
  )
}

/** Its code comes when the first picture is enlarged; without it the page stays as it is, and says so. */
function useZoomDialog() {
  const { notices, report } = usePlatform()
  const [Dialog, setDialog] = useState<ComponentType<ZoomDialogProps>>()
  return {
    Dialog,
    close: () => setDialog(undefined),
    async show() {
      try {
        const code = await notices.during(import(/* webpackChunkName: "zoom-dialog" */ './gallery/zoom-dialog.tsx'))
        setDialog(() => code.ZoomDialog)
      } catch (error) {
        report({ error, doing: 'load the enlarged pictures' })
        notices.snackbar({ ...messages.notShown, isError: true })
      }
    },
  }
}
