import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { Button, LinkButton, media, theme } from '@shop/shared/ui'
import type { LucideIcon } from 'lucide-react'

const Root = styled.div(css`
  padding: 32px;
  ${theme.box.card}

  & > p { margin-bottom: 24px; font-size: 1.125rem; line-height: 1.7; }
  & > ol { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px; margin-bottom: 32px; }
  & > ol > li { display: flex; align-items: flex-start; gap: 16px; line-height: 1.6; }
  & > ol > li > svg {
    flex: none;
    padding: 12px;
    border-radius: 50%;
    background: ${theme.color.brand.tint};
    color: ${theme.color.brand.default};
  }
  & h2 { ${theme.text.h4} }
  & li p { color: ${theme.color.text.secondary}; }
  & > div { display: flex; flex-wrap: wrap; gap: 12px; }

  &[data-look='large'] > ol > li { display: grid; justify-items: center; gap: 12px; text-align: center; }
  &[data-look='large'] > ol > li > svg { padding: 24px; }
  &[data-look='large'] > div { justify-content: center; }

  ${media.mobile} {
    padding: 20px 16px;
    & > ol { grid-template-columns: 1fr; gap: 18px; }
    &[data-look='large'] > ol { gap: 20px; }
    & > div > * { flex: 1 1 100%; }
  }
`)

type Props = {
  text: string
  points: readonly { icon: LucideIcon; title: string; text: string }[]
  /** `large`: the picture of a point stands above its words. */
  look: 'large' | 'small'
}

const pictureSizes: Record<Props['look'], number> = { large: 112, small: 52 }

/** Explains a screen for members to those who are not logged in. [ORD-090, ORD-115] */
export function FeatureExplained({ text, points, look }: Props) {
  const { login } = usePlatform()
  return (
    <Root data-look={look}>
      <p>{text}</p>
      <ol>
        {points.map(({ icon: Icon, ...point }) => (
          <li key={point.title}>
            <Icon size={pictureSizes[look]} />
            <div>
              <h2>{point.title}</h2>
              <p>{point.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button size="large" onClick={() => login()}>
          ログインする
        </Button>
        <LinkButton look="outline" size="large" to={href.deliveryApplication()}>
          宅配を申し込む
        </LinkButton>
      </div>
    </Root>
  )
}
