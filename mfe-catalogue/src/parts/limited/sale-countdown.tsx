import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useNow } from '@shop/shared/first-view'
import { usePlatform } from '@shop/shared/platform'
import { useRenderAt } from '@shop/shared/product/order'
import { theme } from '@shop/shared/ui'
import { nextMinute, timeUntil } from './limited-rules.ts'

const Root = styled.div(css`
  font-variant-numeric: tabular-nums;

  & > p { color: ${theme.palette.brand[100]}; }
  & > p:first-child { line-height: 1.5; }
  & > [role='timer'] { display: flex; flex-wrap: wrap; gap: 0 10px; white-space: nowrap; line-height: 1.3; color: #fff; }
  & > [role='timer'] b { margin-right: 2px; font-size: 2.125rem; color: ${theme.palette.sun[500]}; }
`)

/** Days, hours and minutes until the sale by the shop's clock, on an ink ground; no seconds. */
export function SaleCountdown({ from }: { from: Date }) {
  const { clock } = usePlatform()
  const now = useNow(clock)
  useRenderAt(nextMinute(from, now).getTime(), clock)
  const { days, hours, minutes } = timeUntil(from, now)
  return (
    <Root>
      <p>次の販売開始まで</p>
      <p role="timer" aria-label="次の販売開始まで">
        <span>
          <b>{days}</b>日
        </span>
        <span>
          <b>{twoDigits(hours)}</b>時間
        </span>
        <span>
          <b>{twoDigits(minutes)}</b>分
        </span>
      </p>
    </Root>
  )
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
