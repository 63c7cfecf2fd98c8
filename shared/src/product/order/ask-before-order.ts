import type { Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { askAboveNine, type Wanted } from './questions.ts'

type Asking = Pick<PlatformServices, 'notices' | 'queryClient' | 'storage'>

/** Asks once in a session before alcohol is ordered; the question comes with the dialog that follows an order. */
export async function askAge(
  platform: Asking,
  products: readonly Pick<Product, 'brand' | 'name' | 'isAlcohol'>[],
): Promise<boolean> {
  const alcohol = products.filter(({ isAlcohol }) => isAlcohol)
  if (alcohol.length === 0) return true
  try {
    const { confirmAge } = await import(/* webpackChunkName: "order-dialog" */ './age-question.ts')
    return await confirmAge(platform, alcohol)
  } catch (error) {
    // Nothing is ordered unasked.
    platform.notices.failure(error, 'ask for the age')
    return false
  }
}

/** Asks all that is asked before products are ordered, wherever that begins. */
export const askBeforeOrder = async (platform: Asking, wanted: readonly Wanted[]): Promise<boolean> =>
  (await askAge(
    platform,
    wanted.map(({ product }) => product),
  )) && askAboveNine(platform, wanted)
