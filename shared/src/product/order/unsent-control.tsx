import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Message } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { Button, theme } from '@shop/shared/ui'
import { QuantityStepper } from '@shop/shared/ui/shopping'
import WifiOff from 'lucide-react/icons/wifi-off'
import { stepperLimit } from './order-offer.ts'
import type { OrderLineControl } from './use-order-line.ts'

const Words = styled.p(css`
  display: flex;
  align-items: center;
  gap: 4px;

  & > svg { flex: none; }
  & > b { flex: none; color: ${theme.color.text.primary}; }
`)

type Props = { line: OrderLineControl; name: string; unsent: number }

/** The wanted number, which can still be changed or taken back, and that nobody has heard of it yet, or may have. [K-120] */
export function UnsentOrder({ line, name, unsent }: Props) {
  const takeBack = () => void line.change(line.ordered)
  return (
    <>
      <UnsentWords {...(line.unsentWords ?? shoppingMessages.unsent)} />
      {unsent > 0 ? (
        <QuantityStepper
          label={`${name}の注文数`}
          value={unsent}
          {...stepperLimit(line.offer, unsent)}
          onChange={(quantity) => void line.change(quantity)}
          onRefused={() => void line.change(unsent + 1)}
          onRemove={line.ordered > 0 ? () => void line.remove() : takeBack}
        />
      ) : (
        <Button look="outline" aria-label={`取消しをやめる ${name}`} onClick={takeBack}>
          取消しをやめる
        </Button>
      )}
    </>
  )
}

/** Seen beside what is unsent. It was told when it was pressed. */
const UnsentWords = ({ title, text }: Message) => (
  <Words data-unsent>
    <WifiOff size={16} />
    <b>{title}</b>
    <span>{text}</span>
  </Words>
)
