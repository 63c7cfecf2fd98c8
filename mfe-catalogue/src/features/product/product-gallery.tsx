import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import { media, theme } from '@shop/shared/ui'
import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'

const Root = styled.div(css`
  & img { width: 100%; height: 100%; object-fit: cover; }
  & > [data-main] {
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
  & > ul { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 12px; }
  & button {
    width: 76px;
    height: 76px;
    padding: 0;
    border: 1px solid ${theme.color.border.default};
    border-radius: ${theme.radius.control};
    overflow: hidden;
    background: ${theme.color.surface.card};
  }
  & button[aria-current] { border: 3px solid ${theme.color.brand.default}; }

  ${media.phone} {
    & > [data-main] { margin-inline: -16px; border-inline: 0; border-radius: 0; }
  }
  ${media.highContrast} { & button[aria-current] { outline: 2px solid Highlight; } }
`)

const mainPx = 800
const smallPx = 152

/** The pictures of a product: one large, all of them small below it. [CAT-050] */
export function ProductGallery({ product }: { product: Product }) {
  const [chosen, setChosen] = useState(0)
  const [broken, setBroken] = useState<readonly string[]>([])
  const images = product.images.filter((image) => !broken.includes(image))
  const main = images[chosen] ?? images[0]
  const name = fullProductName(product)
  return (
    <Root>
      <div data-main>
        {main === undefined ? (
          <span data-none role="img" aria-label={`${name}（写真はありません）`}>
            <ImageOff size={64} />
          </span>
        ) : (
          <img
            key={main}
            src={main}
            alt={name}
            width={mainPx}
            height={mainPx}
            fetchPriority="high"
            onError={() => setBroken([...broken, main])}
          />
        )}
      </div>
      {images.length > 1 ? (
        <ul aria-label="商品の写真">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`写真${index + 1}`}
                aria-current={image === main ? 'true' : undefined}
                onClick={() => setChosen(index)}
              >
                <img src={image} alt="" width={smallPx} height={smallPx} loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Root>
  )
}
