import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { can, type Member, messages, type PlanningWeek } from '@shop/shared/domain'
import type { Product } from '@shop/shared/product'
import { href } from '@shop/shared/routes'
import { LinkButton, media, Note, theme, VisuallyHidden } from '@shop/shared/ui'
import Hash from 'lucide-react/icons/hash'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { AllOrderedDialog } from './all-ordered-dialog.tsx'
import { ListFoot } from './list-foot.tsx'
import { NumberField } from './number-field.tsx'
import { NumberLines } from './number-lines.tsx'
import { RefusedNumbers } from './refused-numbers.tsx'
import { useNumberEntry } from './use-number-entry.ts'
import { useOrderableList } from './use-orderable-list.ts'

const Root = styled.section(css`
  padding: 24px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};

  & > h2 { display: flex; align-items: center; gap: 8px; margin-bottom: 8px; font-size: 1.25rem; }
  & > [data-first] { display: grid; gap: 12px; justify-items: start; margin-bottom: 18px; }
  & > [data-progress] { margin-top: 14px; color: ${theme.color.text.secondary}; }
  ${media.mobile} { padding: 18px 16px; }
  ${media.print} { display: none; }
`)

/** 注文番号で追加する: numbers of the paper catalogue, gathered in a list and ordered in one go. [ORD-002, ORD-004, ORD-034] */
export function NumberInput({ week, owner, member }: { week: PlanningWeek; owner: string; member: Member }) {
  const titleId = useId()
  const refusedId = useId()
  const [allOrdered, setAllOrdered] = useState<readonly Product[]>([])
  const shown = useOrderableList({ week, owner, member })
  const entry = useNumberEntry(shown)
  const { lines, bulk, orderable } = shown
  const hasOrdered = allOrdered.length > 0
  const goOn = useEffectEvent(entry.focus)

  useEffect(() => {
    // With the dialog goes what keeps the focus from the field.
    if (!hasOrdered) return undefined
    return () => goOn()
  }, [hasOrdered])

  async function order(): Promise<void> {
    setAllOrdered(await bulk.order(new Map(orderable.map(({ product }) => [product.orderNumber, product]))))
  }

  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Hash size={24} />
        注文番号で追加する
      </h2>
      {can(member, 'apply') ? <ApplyFirst /> : null}
      <NumberField
        text={entry.text}
        isInvalid={entry.refusals.length > 0}
        describedBy={entry.refusals.length > 0 ? refusedId : undefined}
        field={entry.field}
        onChange={entry.type}
        onSubmit={entry.submit}
      />
      <VisuallyHidden role="status">{entry.said}</VisuallyHidden>
      {entry.progress === undefined ? null : <p data-progress>{entry.progress}</p>}
      <RefusedNumbers id={refusedId} refusals={entry.refusals} />
      {lines.length === 0 ? null : (
        <>
          <NumberLines
            lines={lines}
            found={shown.found}
            order={shown.order}
            refusalOf={shown.refusalOf}
            duplicate={entry.duplicate}
            isOrdering={bulk.progress !== undefined}
            onQuantity={shown.setQuantity}
            onRemove={shown.remove}
            onRetry={shown.retry}
          />
          <ListFoot lines={orderable} progress={bulk.progress} onOrder={() => void order()} />
        </>
      )}
      {hasOrdered ? <AllOrderedDialog products={allOrdered} onClose={() => setAllOrdered([])} /> : null}
    </Root>
  )
}

/** A list can be gathered before; it stays until it can be ordered. [ORD-072] */
const ApplyFirst = () => (
  <div data-first>
    <Note>{messages.applyFirst.title}</Note>
    <LinkButton look="outline" to={href.deliveryApplication()}>
      利用登録へ進む
    </LinkButton>
  </div>
)
