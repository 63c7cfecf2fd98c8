import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { Button, LinkButton, media, Note, theme } from '@shop/shared/ui'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Repeat from 'lucide-react/icons/repeat'

const Root = styled.div(css`
  padding: 32px;
  ${theme.box.card}

  & > p { font-size: 1.125rem; line-height: 1.7; word-break: auto-phrase; }
  & > ul { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px; margin: 24px 0; }
  & > ul > li { display: grid; align-content: start; justify-items: center; gap: 12px; text-align: center; line-height: 1.6; }
  & > ul > li > svg {
    padding: 24px;
    border-radius: 50%;
    background: ${theme.color.brand.tint};
    color: ${theme.color.brand.default};
  }
  & h2 { ${theme.text.h4} }
  & li p { color: ${theme.color.text.secondary}; word-break: auto-phrase; }
  & > [data-ways] { display: flex; flex-wrap: wrap; justify-content: center; gap: 12px; margin-top: 24px; }

  ${media.mobile} {
    padding: 20px 16px;
    & > ul { grid-template-columns: 1fr; gap: 20px; }
    & > [data-ways] > * { flex: 1 1 100%; }
  }
`)

/** The facts about the history that a visitor is told. [BIZ-018] */
const facts = [
  {
    icon: ClipboardList,
    title: '8週間分のご注文を確認',
    text: '最大8週間分のご注文の商品・数量・金額を、週ごとにご覧いただけます。',
  },
  {
    icon: CalendarClock,
    title: '履歴への反映',
    text: 'アプリ・サイトでのご注文は、配達曜日の2日後の午前4時ごろから、注文用紙でのご注文は17時ごろからご覧いただけます。',
  },
  {
    icon: Repeat,
    title: '気に入った商品をもう一度',
    text: '以前のご注文から、商品を選んで、または1週間分まとめて、今週のご注文に追加できます。',
  },
]

/** Explains the history to those who are not logged in. */
export function HistoryExplained() {
  const { login } = usePlatform()
  return (
    <Root>
      <p>注文履歴では、これまでのご注文の内容をご覧いただけます。</p>
      <ul>
        {facts.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={112} />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Note>ご請求の内容は、商品と一緒にお届けする紙の納品書でご確認ください。</Note>
      <div data-ways>
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
