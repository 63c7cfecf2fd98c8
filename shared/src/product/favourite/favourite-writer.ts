import { getFavouriteMarks, type FavouriteMark as Mark, setFavourite } from '@shop/shared/api/shopping'
import type { Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import {
  afterStep,
  executeWrite,
  type SentOutcome,
  type Step,
  type UnsentPlace,
  type WriteOutcome,
} from '@shop/shared/writes'
import { favouriteOf, favouriteWrites, shownMark, writeMark } from './favourite.queries.ts'

export type Ports = Pick<PlatformServices, 'api' | 'queryClient' | 'bus' | 'randomId'>

/**
 * Writes a product's mark. It shows at once; calls of one product run one after the other and the last request wins; what
 * the service refuses is taken back. The caller tells the member the outcome: `undefined` when a write under way takes
 * the request along. Without `unsent` it fails where there is no network. [K-120]
 */
export async function writeFavourite(
  ports: Ports,
  product: Product,
  isFavourite: boolean,
): Promise<SentOutcome | undefined>
export async function writeFavourite(
  ports: Ports,
  product: Product,
  isFavourite: boolean,
  unsent: UnsentPlace,
): Promise<WriteOutcome | undefined>
export async function writeFavourite(
  ports: Ports,
  product: Product,
  isFavourite: boolean,
  unsent?: UnsentPlace,
): Promise<WriteOutcome | undefined> {
  const step = { have: Number(isFavourite) }
  return executeWrite({ ...markTarget(ports, product, isFavourite), unsent }, step)
}

function markTarget(ports: Ports, product: Product, isFavourite: boolean) {
  const shown = favouriteOf(product, shownMark(ports.queryClient, product.orderNumber))
  return {
    ...heldMark(ports, product),
    subject: undefined,
    show: () =>
      writeMark(ports.queryClient, product.orderNumber, shown.isFavourite === isFavourite ? shown : turned(shown)),
    randomId: ports.randomId,
  }
}

/** The mark of the service, as far as is known, with the count that came with it. */
export function heldMark({ api, bus, queryClient }: Ports, product: Product) {
  const { orderNumber } = product
  const shown = favouriteOf(product, shownMark(queryClient, orderNumber))
  const before = Number(shown.isFavourite)
  let held: Mark = shown
  const hold = (mark: Mark): number => {
    const isChanged = mark.isFavourite !== held.isFavourite
    held = mark
    if (isChanged) bus.publish('favourite/changed', { orderNumber, isFavourite: mark.isFavourite })
    return Number(mark.isFavourite)
  }
  return {
    state: favouriteWrites(queryClient),
    key: orderNumber,
    shown: before,
    before,
    settle: () => writeMark(queryClient, orderNumber, held),
    send: async (step: Step, intent: string) =>
      hold(await setFavourite(api, product, afterStep(0, step) === 1, intent)),
    read: async () => {
      const marks = await getFavouriteMarks(api, product.week, [orderNumber])
      return hold(marks.get(orderNumber) ?? held)
    },
  }
}

const turned = ({ isFavourite, favouriteCount }: Mark): Mark => ({
  isFavourite: !isFavourite,
  favouriteCount: Math.max(0, favouriteCount + (isFavourite ? -1 : 1)),
})
