import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDayTime } from '@shop/shared/domain'
import { limitedSalePeriod } from '@shop/shared/domain/shopping'
import { useNow } from '@shop/shared/first-view'
import { usePlatform } from '@shop/shared/platform'
import { useRenderAt } from '@shop/shared/product/order'
import { listHref } from '@shop/shared/routes/lists'
import { type Session, useSession } from '@shop/shared/session'
import { LinkButton, media, theme } from '@shop/shared/ui'
import { Badge } from '@shop/shared/ui/shopping'
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
  & > [data-way] { flex: none; margin-left: auto; }

  ${media.mobile} {
    flex-direction: column;
    align-items: flex-start;
    margin-top: 28px;
    padding: 14px 16px;
    & h2 { margin: 4px 0 0; font-size: 1.125rem; }
    & > [data-way] { display: grid; align-self: stretch; margin: 4px 0 0; }
  }
  ${media.highContrast} { border: 1px solid CanvasText; }
`)

const weeksOf = ({ weeks }: Session) => weeks

/** The Tuesday sale, and the way to it; it begins and ends while the page stands open. */
export function LimitedBanner() {
  const titleId = useId()
  const { clock } = usePlatform()
  const now = useNow(clock)
  const weeks = useSession(weeksOf)
  const period = limitedSalePeriod(weeks.status === 'ready' ? weeks.open : [], now)
  useRenderAt((period.is === 'open' ? period.until : period.from).getTime(), clock)
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <Badge tone="imperfect">訳あり</Badge>
        <h2 id={titleId}>訳あり商品 毎週火曜 よる10時スタート</h2>
        {period.is === 'open' ? (
          <p>
            ただいま販売中。<em>{formatDayTime(period.until)}</em>まで、なくなりしだい終了です。
          </p>
        ) : (
          <p>
            次回は
            <em>{formatDayTime(period.from)}</em>
            から。なくなりしだい終了です。
          </p>
        )}
      </div>
      <span data-way>
        <LinkButton look="outline" to={listHref.imperfectProducts()}>
          訳あり商品を見る
        </LinkButton>
      </span>
    </Root>
  )
}
