import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { formatFullDay } from '@shop/shared/domain'
import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { Button, media } from '@shop/shared/ui'
import { PrintSheet } from '@shop/shared/ui/page'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'

const Root = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  ${media.print} { display: none; }
`)

/** Ways to other pages are of no use on paper. */
const hidden = css`
  ${media.print} { main nav, main button, main select { display: none !important; } }
`

/** 共有 and 印刷. The shared address has neither from nor trackingId, and never a token. There is no print in the app. */
export function ShareAndPrint({ product }: { product: Product }) {
  const { entry, notices, clock } = usePlatform()
  const addressOfProduct = () => new URL(href.product(product.week, product.orderNumber), location.origin).href

  async function copy() {
    const url = addressOfProduct()
    try {
      await navigator.clipboard.writeText(url)
      notices.popup({ title: 'リンクをコピーしました' })
    } catch {
      await notices.alert({ title: 'リンクをコピーできませんでした', text: url })
    }
  }
  async function share() {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ title: fullProductName(product), url: addressOfProduct() })
    } catch (error) {
      // The member has closed the list of ways to share.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }

  return (
    <Root>
      <PrintSheet foot={`${formatFullDay(clock.now())}　注文番号 ${product.orderNumber}`} />
      <Global styles={hidden} />
      <Button look="quiet" onClick={() => void share()}>
        <Share2 size={20} />
        共有
      </Button>
      {entry === 'app' ? null : (
        <Button look="quiet" onClick={() => print()}>
          <Printer size={20} />
          印刷
        </Button>
      )}
    </Root>
  )
}
