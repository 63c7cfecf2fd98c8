import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Button, LinkButton, media, theme } from '@shop/shared/ui'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Smartphone from 'lucide-react/icons/smartphone'
import { SubscribableRow } from './subscribable-row.tsx'

const Root = styled.div(css`
  padding: 32px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};

  & > p { margin-bottom: 24px; font-size: 1.125rem; line-height: 1.7; }
  & > ol { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px; margin-bottom: 32px; }
  & > ol > li { display: grid; justify-items: center; gap: 12px; line-height: 1.6; text-align: center; }
  & > ol > li > svg {
    padding: 24px;
    border-radius: 50%;
    background: ${theme.color.brand.tint};
    color: ${theme.color.brand.default};
  }
  & h2 { ${theme.text.h4} }
  & li p { color: ${theme.color.text.secondary}; }
  & > div { display: flex; flex-wrap: wrap; justify-content: center; gap: 12px; }

  ${media.mobile} {
    padding: 20px 16px;
    & > ol { grid-template-columns: 1fr; gap: 20px; }
    & > div > * { flex: 1 1 100%; }
  }
`)

const points = [
  {
    icon: ClipboardCheck,
    title: '一度のご登録で',
    text: '商品を一度ご登録いただくと、毎回のご注文なしでお届けします。',
  },
  {
    icon: CalendarSync,
    title: 'お届け周期を選べます',
    text: '毎週・隔週・4週ごとから、商品ごとにお選びいただけます。',
  },
  {
    icon: Smartphone,
    title: 'Webで休止・数量変更',
    text: '次回だけのお休みも、数量の変更も解約も、このページからいつでもできます。',
  },
]

/** What a subscription is, for those who are not logged in. [ORD-090] */
export function SubscriptionExplained() {
  const { login } = usePlatform()
  const week = useSession(currentWeek)
  return (
    <>
      <Root>
        <p>定期便は、いつもの商品を、お選びの周期で自動的にお届けするサービスです。注文忘れがありません。</p>
        <ol>
          {points.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon size={112} />
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
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
      {week === undefined ? null : <SubscribableRow week={week.number} />}
    </>
  )
}
