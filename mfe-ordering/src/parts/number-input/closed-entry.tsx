import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Member, PlanningWeek, WeekNumber } from '@shop/shared/domain'
import { fullProductName, shoppingMessages } from '@shop/shared/domain/shopping'
import { countWaiting, type KeptLine } from '@shop/shared/product/number-list'
import { media, Note } from '@shop/shared/ui'
import type { ReactNode } from 'react'
import type { Found } from './judge-number.ts'
import { numberMessages } from './number-messages.ts'
import { useNumberList } from './use-number-list.ts'
import { useUnresolvedLines } from './use-unresolved-lines.ts'

/** Not on paper, where the order is. */
const Kept = styled.div(css`
  & b { display: block; }
  & ul { max-height: 40dvh; margin-top: 8px; padding: 0; overflow-y: auto; list-style: none; }
  & li { display: flex; gap: 12px; line-height: 1.6; font-variant-numeric: tabular-nums; }
  & li > :last-child { flex: none; margin-left: auto; }
  & button { margin-top: 12px; }
  ${media.print} { display: none; }
`)

type Whose = { owner: string; member: Member }

/** In place of the entry once the deadline has passed; a list that was not ordered is not lost in silence. */
export const ClosedEntry = ({ week, ...whose }: Whose & { week: PlanningWeek }) => (
  <div role="status">
    <Note tone="warning">
      {shoppingMessages.orderClosed.title}
      <NeverOrdered week={week.number} {...whose} />
    </Note>
  </div>
)

type NeverOrderedProps = Whose & { week: WeekNumber; children?: ReactNode }

/** Lines of a list that were not ordered before the deadline, and those that may have been. */
export function NeverOrdered({ week, owner, member, children }: NeverOrderedProps) {
  const { lines, list, found } = useNumberList(week, owner, member)
  useUnresolvedLines({ list, lines, found, isOrdering: false })
  const waiting = countWaiting(lines)
  if (lines.length === 0) return null
  const { title, text } = numberMessages.neverOrdered(waiting, week)
  return (
    <Kept>
      {waiting === 0 ? null : (
        <>
          <b>{title}</b>
          {text}
        </>
      )}
      {/* Scrolls inside: reachable by keyboard. */}
      <ul aria-label="注文番号のリスト" tabIndex={lines.length > linesInSight ? 0 : undefined}>
        {lines.map((line) => (
          <LeftLine key={line.no} line={line} found={found.get(line.no)} />
        ))}
      </ul>
      {children}
    </Kept>
  )
}

/** More than these may have to be scrolled. */
const linesInSight = 8

const LeftLine = ({ line, found }: { line: KeptLine; found: Found | undefined }) => (
  <li>
    <span>{line.no}</span>
    <span>{found?.is === 'found' ? fullProductName(found.product) : null}</span>
    <span>
      {line.quantity}点{line.sentOver === undefined ? null : `（${shoppingMessages.confirming.title}）`}
    </span>
  </li>
)
