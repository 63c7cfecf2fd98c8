import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { LimitedImage } from '@shop/shared/api/limited'
import { formatWeek, type PlanningWeek, tokyoParts } from '@shop/shared/domain'
import { limitedSaleBegins, limitedSalePeriod, nextLimitedSale } from '@shop/shared/domain/shopping'
import { useNow } from '@shop/shared/first-view'
import { usePlatform } from '@shop/shared/platform'
import { useRenderAt } from '@shop/shared/product/order'
import type { LimitedTab } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'
import { useState } from 'react'
import { SaleCountdown } from '../../parts/limited/sale-countdown.tsx'

const Root = styled.section(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px 28px;
  margin-bottom: 20px;
  padding: 24px 32px;
  border-radius: ${theme.radius.dialog};
  background: ${theme.palette.ink[900]};
  color: #fff;

  & h2 { margin-bottom: 4px; }
  & p { line-height: 1.6; }
  & em { color: ${theme.palette.sun[500]}; font-style: normal; font-weight: 700; }
  & > img, & > [data-picture] { flex: none; width: 96px; height: 96px; object-fit: contain; }
  & > [data-words] { flex: 1; min-width: 0; }
  & [data-day] { white-space: nowrap; }

  ${media.mobile} {
    flex-direction: column;
    align-items: stretch;
    gap: 4px;
    margin-bottom: 10px;
    padding: 8px 16px;
    & > img, & > [data-picture] { display: none; }
    & h2 { margin-bottom: 2px; font-size: 1.0625rem; }
    & > div { font-size: 0.875rem; line-height: 1.5; }
    & p { line-height: inherit; }
    /* The sentences follow each other, and the countdown is one line. [K-184] */
    & > [data-words] > p { display: inline; }
    & > div:last-of-type { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; }
    & > div > [role='timer'] b { font-size: 1.25rem; }
  }
  ${media.highContrast} { border: 1px solid CanvasText; }
`)

const headlines: Record<LimitedTab, string> = {
  wakeari: 'ちょっと訳あり、味はそのまま。',
  web: 'カタログには載らない、Webだけの企画。',
  tokka: 'この週だけの、本気の価格。',
}

/** `12月1日火曜`: brackets hold no others. */
function dayInBrackets(instant: Date): string {
  const { month, day, weekday } = tokyoParts(instant)
  return `${month}月${day}日${weekday}曜`
}

type Props = {
  tab: LimitedTab
  week: PlanningWeek
  /** `waiting` keeps its place while it is asked for. */
  image: LimitedImage | 'waiting' | undefined
}

/** The sale: when it begins, whether it is on, and with what it comes. It begins while the page stands open. */
export function LimitedBanner({ tab, week, image }: Props) {
  const { clock } = usePlatform()
  const [missing, setMissing] = useState<string>()
  const now = useNow(clock)
  const begins = limitedSaleBegins(week)
  const isAhead = now < begins
  const [wasAhead] = useState(isAhead)
  const isOpen = !isAhead && limitedSalePeriod([week], now).is === 'open'
  useRenderAt((isAhead ? begins : week.closesAt).getTime(), clock)
  return (
    <Root>
      {image === 'waiting' ? (
        <span data-picture />
      ) : image === undefined || image.url === missing ? null : (
        <img src={image.url} alt={image.alt} onError={() => setMissing(image.url)} />
      )}
      <div data-words>
        <h2>{headlines[tab]}</h2>
        <p>毎週火曜 夜10時スタート。数に限りがあります。</p>
        <p>
          お届けは{formatWeek(week.number)}のご注文と一緒です
          <span data-day>（{dayInBrackets(week.deliversOn)}）。</span>
        </p>
        {/* Stands from the start, so that the beginning is heard. */}
        <p role="status">
          {isAhead ? (
            <em>火曜 22:00 になると、この画面のままご注文いただけます。</em>
          ) : isOpen && wasAhead ? (
            <em>販売を開始しました。ご注文いただけます。</em>
          ) : isOpen ? (
            <em>ただいま販売中。なくなりしだい終了です。</em>
          ) : null}
        </p>
      </div>
      <SaleCountdown from={isAhead ? begins : nextLimitedSale(now)} />
    </Root>
  )
}
