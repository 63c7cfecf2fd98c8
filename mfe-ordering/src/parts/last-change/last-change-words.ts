import { formatNumber } from '@shop/shared/domain'
import { fullProductName } from '@shop/shared/domain/shopping'
import { numberMessages } from '../number-input/number-messages.ts'
import type { LastChange, Outcome } from './last-change.queries.ts'

/** The words for a change, by the product's name, so that a member knows what 元に戻す brings back. [K-169] */
export function lastChangeOutcome(change: LastChange): Outcome {
  switch (change.is) {
    case 'quantity':
      return done(quantityText(change))
    case 'unlisted':
      return done(numberMessages.removed(change.name).title)
    case 'ordered':
      return change.said ?? done(`${formatNumber(change.lines.length)}商品を注文しました`)
    case 'undone':
      return change.said
  }
}

const done = (title: string): Outcome => ({ tone: 'success', title, lines: [] })

type QuantityChange = Extract<LastChange, { is: 'quantity' }>

function quantityText({ line: { product }, before, after }: QuantityChange): string {
  const name = fullProductName(product)
  return after === 0
    ? `${name}を取り消しました`
    : `${name}を${formatNumber(before)}点から${formatNumber(after)}点に変更しました`
}

export const undoneWords = ({ line: { product }, before }: QuantityChange): Outcome =>
  done(`${fullProductName(product)}を${formatNumber(before)}点に戻しました`)

/** Another device, or another place of this page, has changed it since: what stands there stays. */
export const changedSinceWords = ({ line: { product } }: QuantityChange, held: number): Outcome => ({
  tone: 'warning',
  title: `${fullProductName(product)}を元に戻せませんでした`,
  lines: [`その後に数量が変わったためそのままです（いま${formatNumber(held)}点）`],
})
