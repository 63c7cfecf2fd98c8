import { Button } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import { type RefObject, useRef } from 'react'
import { ReturnedLines } from './returned-lines.tsx'
import type { ReturnedProduct, ReturnOffer } from './scroll-order.ts'

type Title = RefObject<HTMLHeadingElement | null>

/** Lines that cannot be ordered are left out, and that is said before. */
export function Offer({ offer, title, text }: { offer: ReturnOffer; title: Title; text: string }) {
  const { lines, order } = offer
  const isPartial = lines.some(({ canOrder }) => !canOrder)
  return (
    <>
      {order === undefined ? <p>ご注文いただける商品がございません。</p> : null}
      {order !== undefined && isPartial ? <p>ご注文いただけない商品を除いて承ります。</p> : null}
      <LinesToOrder lines={lines} title={title} text={text} onPress={order} />
    </>
  )
}

type LinesProps = {
  lines: readonly ReturnedProduct[]
  title: Title
  text: string
  onPress: (() => void) | undefined
}

/** The pressed button goes, and the focus to the title of the screen: the outcome stands below. */
export function LinesToOrder({ lines, title, text, onPress }: LinesProps) {
  const root = useRef<HTMLDivElement>(null)
  useFocusWhenGone(root, title)
  return (
    <div ref={root}>
      <ReturnedLines lines={lines} />
      {onPress === undefined ? null : (
        <div data-ways>
          <Button size="large" onClick={onPress}>
            {text}
          </Button>
        </div>
      )}
    </div>
  )
}
