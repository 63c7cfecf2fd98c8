import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { hasAbility, type Member, messages, type OrderNumber, type PlanningWeek } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { countWaiting } from '@shop/shared/product/number-list'
import { askToCancel } from '@shop/shared/product/order'
import { href } from '@shop/shared/routes'
import { LinkButton, media, Note, Skeleton, theme, VisuallyHidden } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import Hash from 'lucide-react/icons/hash'
import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useEffect, useId, useRef } from 'react'
import { FootBar } from '../foot-bar.tsx'
import { rememberChange } from '../last-change/last-change.queries.ts'
import { NumberField } from './number-field.tsx'
import { RefusedNumbers } from './refused-numbers.tsx'
import { useNoticeOnLeaving } from './use-notice-on-leaving.ts'
import { useNumberEntry } from './use-number-entry.ts'
import { useOrderableList } from './use-orderable-list.ts'

const importList = () => import(/* webpackChunkName: "gathered-list" */ './gathered-list.tsx')
const GatheredList = lazy(async () => ({ default: (await importList()).GatheredList }))
const ListFoot = lazy(async () => ({ default: (await importList()).ListFoot }))

const Root = styled.section(css`
  padding: 24px;
  ${theme.box.card}

  & > h2 { display: flex; align-items: center; gap: 8px; margin-bottom: 8px; font-size: 1.25rem; }
  & > [data-first] { display: grid; gap: 12px; justify-items: start; margin-bottom: 18px; }
  & > [data-progress] { margin-top: 14px; color: ${theme.color.text.secondary}; }
  ${media.mobile} { padding: 18px 16px; }
  ${media.print} { display: none; }
`)

type Props = {
  week: PlanningWeek
  owner: string
  member: Member
  field: RefObject<HTMLTextAreaElement | null>
  /** Rows of the bar at the foot, around that of the list. */
  bar: { above: ReactNode; below: ReactNode }
}

/** 注文番号で追加する: numbers of the paper catalogue, gathered in a list and ordered in one go. [ORD-002, ORD-004] */
export function NumberInput({ week, owner, member, field, bar }: Props) {
  const platform = usePlatform()
  const titleId = useId()
  const refusedId = useId()
  const shown = useOrderableList({ week, owner, member })
  const entry = useNumberEntry(week.number, shown, field)
  const { lines, list, bulk, orderable, remove } = shown
  const waiting = countWaiting(lines)
  useNoticeOnLeaving(waiting, week)
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
    async (no: OrderNumber, name: string) => {
      if (!(await askToCancel(platform, name))) return
      const now = list.read()
      const at = now.findIndex((one) => one.no === no)
      const line = now[at]
      if (line === undefined || line.sentOver !== undefined) return
      if (remove(no)) rememberChange(platform, week.number, owner, { is: 'unlisted', line, at, name })
    },
    [platform, list, remove, week.number, owner],
  )

  return (
    <>
      <Root ref={root} aria-labelledby={titleId}>
        <h2 id={titleId}>
          <Hash size={24} />
          注文番号で追加する
        </h2>
        {hasAbility(member, 'apply') ? <ApplyFirst /> : null}
        <NumberField
          text={entry.text}
          isInvalid={entry.refusals.length > 0}
          describedBy={entry.refusals.length > 0 ? refusedId : undefined}
          field={field}
          onChange={entry.type}
          onSubmit={() => {
            rememberChange(platform, week.number, owner, null)
            entry.submit()
          }}
        />
        <VisuallyHidden role="status">{entry.said}</VisuallyHidden>
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
              orderable={orderable}
            />
          </Suspense>
        )}
      </Root>
      <FootBar>
        {bar.above}
        {lines.length === 0 ? null : (
          <Suspense fallback={null}>
            <ListFoot waiting={waiting} lines={orderable} progress={bulk.progress} onOrder={order} />
          </Suspense>
        )}
        {bar.below}
      </FootBar>
    </>
  )
}

/** A list can be gathered before; it stays until it can be ordered. */
const ApplyFirst = () => (
  <div data-first>
    <Note>{messages.applyFirst.title}</Note>
    <LinkButton look="outline" to={href.deliveryApplication()}>
      利用登録へ進む
    </LinkButton>
  </div>
)
