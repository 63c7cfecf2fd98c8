import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { can, type Member, messages, type OrderNumber, type PlanningWeek } from '@shop/shared/domain'
import { countWaiting } from '@shop/shared/product/number-list'
import { href } from '@shop/shared/routes'
import { LinkButton, media, Note, Skeleton, theme, VisuallyHidden } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import Hash from 'lucide-react/icons/hash'
import { lazy, type RefObject, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { NumberField } from './number-field.tsx'
import { numberMessages } from './number-messages.ts'
import { RefusedNumbers } from './refused-numbers.tsx'
import { useNumberEntry } from './use-number-entry.ts'
import { useOrderableList } from './use-orderable-list.ts'
import { useTellOnLeaving } from './use-tell-on-leaving.ts'

const importList = () => import(/* webpackChunkName: "gathered-list" */ './gathered-list.tsx')
const GatheredList = lazy(async () => ({ default: (await importList()).GatheredList }))

const Root = styled.section(css`
  padding: 24px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};

  & > h2 { display: flex; align-items: center; gap: 8px; margin-bottom: 8px; font-size: 1.25rem; }
  & > [data-first] { display: grid; gap: 12px; justify-items: start; margin-bottom: 18px; }
  /* The focused element stands above the foot of the list. */
  & textarea, & button, & a { scroll-margin-bottom: 150px; }
  & > [data-progress] { margin-top: 14px; color: ${theme.color.text.secondary}; }
  ${media.mobile} { padding: 18px 16px; }
  ${media.print} { display: none; }
`)

type Props = {
  week: PlanningWeek
  owner: string
  member: Member
  field: RefObject<HTMLTextAreaElement | null>
}

/** 注文番号で追加する: numbers of the paper catalogue, gathered in a list and ordered in one go. [ORD-002, ORD-004, ORD-034] */
export function NumberInput({ week, owner, member, field }: Props) {
  const titleId = useId()
  const refusedId = useId()
  const shown = useOrderableList({ week, owner, member })
  const entry = useNumberEntry(week.number, shown, field)
  const { lines, bulk, orderable, remove } = shown
  const waiting = countWaiting(lines)
  const [removed, setRemoved] = useState('')
  useTellOnLeaving(waiting, week)
  const root = useRef<HTMLElement>(null)
  useFocusWhenGone(root)
  useEffect(() => {
    // There before the first number is. A failure shows where the list is drawn.
    importList().catch(() => undefined)
  }, [])

  const order = () => {
    entry.forget()
    void bulk.order(new Map(orderable.map(({ product }) => [product.orderNumber, product])))
  }
  const onRemove = useCallback(
    (no: OrderNumber, name: string) => {
      remove(no)
      setRemoved(numberMessages.removed(name).title)
    },
    [remove],
  )

  return (
    <Root ref={root} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Hash size={24} />
        注文番号で追加する
      </h2>
      {can(member, 'apply') ? <ApplyFirst /> : null}
      <NumberField
        text={entry.text}
        isInvalid={entry.refusals.length > 0}
        describedBy={entry.refusals.length > 0 ? refusedId : undefined}
        field={field}
        onChange={entry.type}
        onSubmit={entry.submit}
      />
      <VisuallyHidden role="status">{entry.said}</VisuallyHidden>
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
      {entry.progress === undefined ? null : <p data-progress>{entry.progress}</p>}
      <RefusedNumbers id={refusedId} refusals={entry.refusals} />
      {lines.length === 0 ? null : (
        <Suspense fallback={<Skeleton height="180px" radius={12} />}>
          <GatheredList
            lines={lines}
            found={shown.found}
            order={shown.order}
            refusalOf={shown.refusalOf}
            duplicate={entry.duplicate}
            isOrdering={bulk.progress !== undefined}
            onQuantity={shown.setQuantity}
            onRemove={onRemove}
            onRetry={shown.retry}
            foot={{ waiting, lines: orderable, progress: bulk.progress, onOrder: order }}
          />
        </Suspense>
      )}
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
