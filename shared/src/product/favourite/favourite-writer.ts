import { getFavouriteMarks, type FavouriteMark as Mark, setFavourite } from '@shop/shared/api/shopping'
import type { Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { afterStep, executeWrite, type Step, type WriteOutcome } from '@shop/shared/writes'
import { favouriteOf, shownMark, writeMark } from './favourite.queries.ts'
import { favouriteWrites } from './favourite-writes.ts'

type Ports = Pick<PlatformServices, 'api' | 'queryClient' | 'bus' | 'randomId'>

/** Turns a product's mark round; a failure is told. [FAV-015, FAV-016, FAV-017] */
export async function toggleFavourite(
  ports: Ports & Pick<PlatformServices, 'notices'>,
  product: Product,
): Promise<void> {
  const { isFavourite } = favouriteOf(product, shownMark(ports.queryClient, product.orderNumber))
  const outcome = await writeFavourite(ports, product, !isFavourite)
  if (outcome !== undefined && outcome.is !== 'stored') ports.notices.failure(outcome.error, 'set a favourite')
}

/**
 * Writes a product's mark. It shows at once; calls of one product run one after the other and the last wish wins; what
 * the service refuses is taken back. The caller tells the member the outcome: `undefined` when a write under way takes
 * the wish along. [FAV-015, FAV-016, FAV-017, FAV-045]
 */
export async function writeFavourite(
  ports: Ports,
  product: Product,
  isFavourite: boolean,
): Promise<WriteOutcome | undefined> {
  const { api, bus, queryClient, randomId } = ports
  const { orderNumber } = product
  const shown = favouriteOf(product, shownMark(queryClient, orderNumber))
  const before = Number(shown.isFavourite)
  /** The mark of the service, as far as is known, with the count that came with it. */
  let held: Mark = shown
  const hold = (mark: Mark): number => {
    const isChanged = mark.isFavourite !== held.isFavourite
    held = mark
    if (isChanged) bus.tell('favourite/changed', { orderNumber, isFavourite: mark.isFavourite })
    return Number(mark.isFavourite)
  }
  const target = {
    state: favouriteWrites(queryClient),
    key: orderNumber,
    subject: undefined,
    shown: before,
    before,
    show: () => writeMark(queryClient, orderNumber, shown.isFavourite === isFavourite ? shown : turned(shown)),
    settle: () => writeMark(queryClient, orderNumber, held),
    send: async (step: Step, intent: string) =>
      hold(await setFavourite(api, product, afterStep(0, step) === 1, intent)),
    read: async () => {
      const marks = await getFavouriteMarks(api, product.week, [orderNumber])
      return hold(marks.get(orderNumber) ?? held)
    },
    randomId,
  }
  return executeWrite(target, { have: Number(isFavourite) })
}

const turned = ({ isFavourite, favouriteCount }: Mark): Mark => ({
  isFavourite: !isFavourite,
  favouriteCount: Math.max(0, favouriteCount + (isFavourite ? -1 : 1)),
})
