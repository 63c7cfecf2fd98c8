import { errorCodes, isApiError } from '@shop/shared/api'
import { assortmentOf, getProduct, getRepeatProducts } from '@shop/shared/api/shopping'
import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import { inputStatus, type Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { memberOf, readSession } from '@shop/shared/session'

const maxProducts = 999
const atOnce = 4

/**
 * Products as they are on sale in a week, by number; those that are not are missing. Several come from the list of what can
 * be bought again, in one call, and what that does not name is asked for by itself.
 */
export async function findProducts(
  { api, config, entry }: Pick<PlatformServices, 'api' | 'config' | 'entry'>,
  week: WeekNumber,
  numbers: readonly OrderNumber[],
): Promise<ReadonlyMap<OrderNumber, Product>> {
  const found = new Map<OrderNumber, Product>()
  if (numbers.length > 1) {
    const { products } = await getRepeatProducts(api, { week, limit: maxProducts, offset: 0 })
    for (const product of products) if (numbers.includes(product.orderNumber)) found.set(product.orderNumber, product)
  }
  const assortment = assortmentOf(memberOf(readSession()))
  const missing = numbers.filter((no) => !found.has(no))
  const request = { week, assortment, inputStatus: inputStatus('repeat', entry, config.orderSources) }
  for (let start = 0; start < missing.length; start += atOnce) {
    const some = missing.slice(start, start + atOnce)
    const products = await Promise.all(some.map((no) => orNothing(getProduct(api, { ...request, orderNumber: no }))))
    for (const [at, no] of some.entries()) {
      const product = products[at]
      if (product !== undefined) found.set(no, product)
    }
  }
  return found
}

async function orNothing(product: Promise<Product>): Promise<Product | undefined> {
  try {
    return await product
  } catch (error) {
    if (isApiError(error) && error.facts.errorStatus === errorCodes.productNotFound) return undefined
    throw error
  }
}
