import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { Button, LinkButton, media, theme } from '@shop/shared/ui'
import History from 'lucide-react/icons/history'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'

const Root = styled.div(css`
  padding: 32px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};

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

  ${media.mobile} {
    padding: 20px 16px;
    & > ol { grid-template-columns: 1fr; gap: 18px; }
    & > div > * { flex: 1 1 100%; }
  }
`)

const points = [
  {
    icon: History,
    title: 'これまでのご注文から',
    text: 'ご注文になった商品のうち、今週お取扱いのあるものが、よくご注文の順に並びます。',
  },
  {
    icon: LayoutGrid,
    title: 'カテゴリでしぼり込み',
    text: '野菜、卵・乳製品など、カテゴリを選ぶとすぐに見つかります。',
  },
  {
    icon: ShoppingBasket,
    title: 'そのまま、もう一度',
    text: '数量を選んで「注文する」を押すだけ。注文番号の入力はいりません。',
  },
]

/** What buying again is, for those who are not logged in. [ORD-115] */
export function RepeatExplained() {
  const { login } = usePlatform()
  return (
    <Root>
      <p>リピ買いは、これまでにご注文の商品を、かんたんにもう一度ご注文いただけるページです。</p>
      <ol>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={52} />
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
  )
}
