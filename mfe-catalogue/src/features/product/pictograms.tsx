import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Pictogram } from '@shop/shared/api/product-detail'
import { usePlatform } from '@shop/shared/platform'
import { media, theme } from '@shop/shared/ui'
import { useState } from 'react'

const Root = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 10px 0 2px;

  & > li {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 56px;
    min-height: 56px;
    border-radius: ${theme.radius.control};
    overflow: hidden;
    background: ${theme.color.surface.sunken};
    font-weight: 700;
  }
  & > li > img { width: 56px; height: 56px; }
  & > li > span { padding: 4px 10px; ${theme.text.caption} font-weight: 700; }
  ${media.highContrast} { & > li { border: 1px solid CanvasText; } }
`)

const sizePx = 56

/** In the order in which they came; a picture that is missing is its name in words. */
export function Pictograms({ pictograms, label }: { pictograms: readonly Pictogram[]; label: string }) {
  const { services } = usePlatform().config
  const [broken, setBroken] = useState<readonly string[]>([])
  if (pictograms.length === 0) return null
  return (
    <Root aria-label={label}>
      {pictograms.map(({ name, image, colours }) => (
        <li
          key={name}
          // Chosen by the service, of a form that can be nothing but a colour.
          style={colours === undefined ? undefined : { color: colours.foreground, background: colours.background }}
        >
          {image === undefined || broken.includes(image) ? (
            <span>{name}</span>
          ) : (
            <img
              src={addressOf(image, services.delivery)}
              alt={name}
              title={name}
              width={sizePx}
              height={sizePx}
              loading="lazy"
              decoding="async"
              onError={() => setBroken((before) => [...before, image])}
            />
          )}
        </li>
      ))}
    </Root>
  )
}

/** A path of the services is one below where they stand, which may be a path of the shop's own origin. */
function addressOf(image: string, service: string): string {
  const address = image.replace(/^\//, './')
  return URL.canParse(address, service) ? new URL(address, service).href : ''
}
