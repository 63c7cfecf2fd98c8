import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import Apple from 'lucide-react/icons/apple'
import Carrot from 'lucide-react/icons/carrot'
import Croissant from 'lucide-react/icons/croissant'
import Egg from 'lucide-react/icons/egg'
import Fish from 'lucide-react/icons/fish'
import Heart from 'lucide-react/icons/heart'
import Milk from 'lucide-react/icons/milk'

const Root = styled.div(css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 14px;
  padding: 24px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.brand.tint};

  & > div {
    position: relative;
    padding-bottom: 12px;
    border: 1px solid ${theme.color.border.default};
    border-radius: ${theme.radius.control};
    overflow: hidden;
    background: ${theme.color.surface.card};
  }
  & [data-tile] { display: grid; place-items: center; aspect-ratio: 1.35; & > svg { width: 42%; height: auto; } }
  & [data-heart] { position: absolute; right: 8px; top: 8px; fill: currentColor; color: ${theme.color.favourite.default}; }
  & [data-line] { height: 8px; margin: 10px 12px 0; border-radius: 4px; background: ${theme.color.surface.sunken}; }
  & [data-line='short'] { width: 45%; }
  & [data-line='order'] { height: 20px; border-radius: 6px; background: ${theme.palette.brand[300]}; }

  ${media.mobile} { gap: 10px; padding: 14px; & > div:nth-of-type(n + 4) { display: none; } }
`)

const { color, palette } = theme
const products = [
  { name: 'milk', icon: <Milk size={48} />, tint: color.info.tint, colour: color.info.default },
  { name: 'carrot', icon: <Carrot size={48} />, tint: palette.sun[100], colour: palette.sun[700] },
  { name: 'fish', icon: <Fish size={48} />, tint: palette.brand[100], colour: palette.brand[600] },
  { name: 'egg', icon: <Egg size={48} />, tint: color.warning.tint, colour: color.warning.text },
  { name: 'apple', icon: <Apple size={48} />, tint: color.favourite.tint, colour: color.favourite.default },
  { name: 'bread', icon: <Croissant size={48} />, tint: color.success.tint, colour: color.success.text },
]

/** A drawing of the screen, not a list: it names no product. */
export const SamplePicture = () => (
  <Root role="img" aria-label="お気に入り画面の見本">
    {products.map(({ name, icon, tint, colour }) => (
      <div key={name}>
        <div data-tile style={{ background: tint, color: colour }}>
          {icon}
        </div>
        <Heart data-heart size={20} />
        <div data-line />
        <div data-line="short" />
        <div data-line="order" />
      </div>
    ))}
  </Root>
)
