import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { categoriesQuery } from '@shop/shared/categories'
import { formatNumber, type WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { LinkButton, media, theme } from '@shop/shared/ui'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'

const Root = styled.section(css`
  display: grid;
  grid-template-columns: repeat(3, 1fr) auto;
  gap: 32px;
  align-items: center;
  margin-top: 48px;
  padding: 24px 32px;
  ${theme.box.card}

  & > div { display: flex; align-items: center; gap: 16px; line-height: 1.5; }
  & > div > svg { padding: 12px; border-radius: 50%; background: ${theme.color.brand.tint}; color: ${theme.color.brand.default}; }
  & b { display: block; font-size: 1.125rem; }
  & span { color: ${theme.color.text.secondary}; }

  ${media.mobile} { grid-template-columns: 1fr; gap: 14px; margin-top: 36px; padding: 18px 16px; }
`)

/** Explains the delivery to those who do not use it yet. */
export function VisitorIntro({ week }: { week: WeekNumber }) {
  const categories = useQuery(categoriesQuery(usePlatform().api, week))
  const products = categories.data?.reduce((sum, { count }) => sum + count, 0)
  return (
    <Root aria-label="宅配のご案内">
      <Point icon={<CalendarCheck size={56} />} title="週に一度、まとめて注文" text="締切は毎週。24時間受付" />
      <Point icon={<Truck size={56} />} title="決まった曜日にお届け" text="お留守でも置き場所へ" />
      <Point
        icon={<ShoppingBasket size={56} />}
        title="食品も日用品も一度に"
        text={products === undefined ? '毎週の品ぞろえから選べます' : `今週は${formatNumber(products)}品から選べます`}
      />
      <LinkButton to={href.deliveryApplication()} size="large">
        宅配を申し込む
      </LinkButton>
    </Root>
  )
}

const Point = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <div>
    {icon}
    <span>
      <b>{title}</b>
      {text}
    </span>
  </div>
)
