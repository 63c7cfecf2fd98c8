import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatTime } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { Badge, nextLimitedSale } from '@shop/shared/product'
import { media, theme } from '@shop/shared/ui'
import { useId } from 'react'

const Root = styled.section(css`
  display: flex;
  align-items: center;
  gap: 8px 28px;
  margin-top: 48px;
  padding: 26px 32px;
  border-radius: ${theme.radius.dialog};
  background: ${theme.palette.ink[900]};
  color: #fff;

  & h2 { margin: 6px 0 2px; }
  & p { line-height: 1.6; }
  & em { color: ${theme.palette.sun[500]}; font-style: normal; font-weight: 700; }
  & > [data-soon] { margin-left: auto; padding-left: 28px; border-left: 1px solid ${theme.palette.ink[500]}; }

  ${media.mobile} {
    flex-direction: column;
    align-items: flex-start;
    margin-top: 36px;
    padding: 20px 18px;
    & > [data-soon] { margin: 0; padding: 0; border: 0; }
  }
  ${media.highContrast} { border: 1px solid CanvasText; }
`)

/** The Tuesday sale. Its own screen is not open yet, so the banner tells and does not lead. [ORD-013, ORD-014] */
export function LimitedBanner() {
  const titleId = useId()
  const next = nextLimitedSale(usePlatform().clock.now())
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <Badge tone="imperfect">訳あり</Badge>
        <h2 id={titleId}>訳あり商品 毎週火曜 よる10時スタート</h2>
        <p>
          次回は
          <em>
            {formatDay(next)} {formatTime(next)}
          </em>
          から。なくなりしだい終了です。
        </p>
      </div>
      <p data-soon>ご購入の画面は準備中です。</p>
    </Root>
  )
}
