import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import type { OrderedLine } from '@shop/shared/product/bulk-order'
import { askToLogin } from '@shop/shared/product/order'
import { addLines } from '../number-input/list-changes.ts'
import { listHandle } from '../number-input/number-list.queries.ts'
import { rememberChange } from './last-change.queries.ts'

const importBulk = () => import(/* webpackChunkName: "bulk-order" */ '@shop/shared/product/bulk-order')

/** Takes back what was ordered in one go, line by line as it was sent; it stands on the number list again. [K-169] */
export async function undoOrders(
  platform: PlatformServices,
  { week, owner }: { week: WeekNumber; owner: string },
  lines: readonly OrderedLine[],
): Promise<void> {
  const releaseHold = platform.holdRelease()
  try {
    const { cancelOrders } = await importBulk()
    const cancelling = { lines, viewedAt: platform.clock.now(), source: 'orderNumber' } as const
    const { outcome, comeBack, login } = await cancelOrders(platform, cancelling, () => undefined)
    const back = lines.filter(({ product }) => comeBack.some(({ orderNumber }) => orderNumber === product.orderNumber))
    const listed = back.map(({ product, before, after }) => ({
      no: product.orderNumber,
      quantity: after - before,
      intent: platform.randomId(),
    }))
    if (listed.length > 0) listHandle(platform, week, owner).change(addLines(listed))
    const rest = outcome.undo?.lines
    const said = { tone: outcome.tone, title: outcome.title, lines: outcome.lines }
    rememberChange(platform, week, owner, rest ? { is: 'ordered', lines: rest, said } : { is: 'undone', said })
    if (login !== undefined) await askToLogin(platform, login)
  } catch (error) {
    platform.notices.failure(error, 'read the order')
  } finally {
    releaseHold()
  }
}
