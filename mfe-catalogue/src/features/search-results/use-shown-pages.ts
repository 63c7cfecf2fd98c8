import type { SearchResult } from '@shop/shared/api/search'
import type { ProductPages } from '@shop/shared/product/list'
import { useEffect } from 'react'
import { maxSteps } from './results-address.ts'

const productsOfAStep = 30

type Steps = { steps: number; goTo(steps: number): void }

/**
 * The pages of a search up to the step that the address names: after a reload, and for whoever follows the link, as many
 * as before. A press for more is another address, and the list follows it.
 */
export function useShownPages(pages: ProductPages<SearchResult>, { steps, goTo }: Steps): ProductPages<SearchResult> {
  const loaded = pages.is === 'ready' ? pages.products.length : 0
  const isMissing = pages.is === 'ready' && pages.more === 'some' && loaded < steps * productsOfAStep
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once after each page that came
  useEffect(() => {
    if (isMissing && pages.is === 'ready') pages.loadMore()
  }, [isMissing, loaded])
  if (pages.is !== 'ready' || pages.more === 'failed') return pages

  const next = Math.floor(loaded / productsOfAStep) + 1
  if (next > maxSteps) return pages
  return { ...pages, more: isMissing ? 'loading' : pages.more, loadMore: () => goTo(next) }
}
