import History from 'lucide-react/icons/history'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { FeatureExplained } from '../../parts/feature-explained.tsx'

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

/** Explains buying again to those who are not logged in. */
export const RepeatExplained = () => (
  <FeatureExplained
    look="small"
    text="リピ買いは、これまでにご注文の商品を、かんたんにもう一度ご注文いただけるページです。"
    points={points}
  />
)
