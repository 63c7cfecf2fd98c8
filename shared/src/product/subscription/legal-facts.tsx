import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatDeadline, formatWeek, formatYen, yen } from '@shop/shared/domain'
import { cycleLabel } from '@shop/shared/domain/shopping'
import { type Session, useSession } from '@shop/shared/session'
import { theme } from '@shop/shared/ui'
import type { Registration } from './use-registration.ts'

const Root = styled.dl(css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 14px;
  padding: 12px 14px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.sunken};
  font-size: 0.875rem;
  line-height: 1.55;
  font-variant-numeric: tabular-nums;

  & > dt { font-weight: 700; white-space: nowrap; }
`)

const whole = (session: Session) => session

/** The facts that the law wants said before something comes again and again. [G-15] */
export function LegalFacts({ registration: { product, chosen, quantity } }: { registration: Registration }) {
  const { weeks } = useSession(whole)
  const week = weeks.status === 'ready' ? weeks.open.find(({ number }) => number === product.week) : undefined
  const price = chosen.taxIncludedPrice ?? product.taxIncludedPrice
  const cycle = cycleLabel(chosen.code)
  const size = product.standard === undefined ? '' : `（${product.standard}）`
  const first =
    week === undefined ? formatWeek(product.week) : `${formatWeek(week.number)} ${formatDay(week.deliversOn)}`
  return (
    <Root aria-label="定期便のお申し込み内容">
      <dt>分量</dt>
      <dd>
        {cycle} {quantity}点{size}。解約されるまで続きます
      </dd>
      <dt>価格</dt>
      <dd>
        1回 税込{formatYen(yen(price * quantity))}（1点 税込{formatYen(price)}
        ）。2回目からはその週の価格です。配達手数料などは納品書でご確認ください
      </dd>
      <dt>支払時期</dt>
      <dd>お届け後、ほかのご注文とあわせてご登録の口座から</dd>
      <dt>引渡時期</dt>
      <dd>
        初回 {first}、以後 {cycle}
      </dd>
      <dt>申込期間</dt>
      <dd>{week === undefined ? '各週の締切まで' : `${formatDeadline(week.closesAt)}（初回分）`}</dd>
      <dt>解約方法</dt>
      <dd>「定期便設定」の「解約」から、各週の締切までいつでも</dd>
    </Root>
  )
}
