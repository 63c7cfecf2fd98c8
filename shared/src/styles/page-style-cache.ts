import createCache, { type EmotionCache } from '@emotion/cache'
import { pageStyles } from './page-styles.ts'
import { rulesOf } from './rules-of.ts'

const key = 'shop'

/**
 * Gives the page's one emotion cache, which shell and remotes draw with: what both draw has its rules once. Built styles that
 * have come since the last insertion, those of a chunk, go in as one rule; what is left to emotion is compiled when it is used.
 */
export function pageStyleCache(nonce: string): EmotionCache {
  const page = pageStyles<EmotionCache>()
  page.cache ??= withBuiltStyles(createCache({ key, nonce }))
  return page.cache
}

/** Styles that stand in the HTML of the page are not inserted again. For the shell, before anything is drawn. */
export function takeUpStyles(nonce: string, names: readonly string[]): void {
  const { inserted } = pageStyleCache(nonce)
  for (const name of names) inserted[name] = true
}

/** Gives elements of the HTML their `style` attributes, which the page's policy lets no HTML have. */
export function takeUpStyleAttributes(page: ParentNode): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
}

function withBuiltStyles(cache: EmotionCache): EmotionCache {
  const compileAndInsert = cache.insert

  function insertPending(): void {
    const page = pageStyles()
    const fresh = Object.values(page.pending).filter(({ name }) => cache.inserted[name] === undefined)
    page.pending = {}
    for (const { name } of fresh) cache.inserted[name] = true
    insertRules(fresh.map(({ name, styles }) => rulesOf(`.${key}-${name}`, styles)).join(''), cache.sheet)
  }

  cache.insert = (selector, serialized, sheet, shouldCache) => {
    insertPending()
    if (shouldCache && cache.inserted[serialized.name] !== undefined) return
    const rules = rulesOf(selector, serialized.styles)
    if (rules === undefined) return compileAndInsert(selector, serialized, sheet, shouldCache)
    insertRules(rules, sheet)
    if (shouldCache) cache.inserted[serialized.name] = true
  }
  return cache
}

/** A sheet takes one rule at a time: this one stands for all of them. */
function insertRules(rules: string, sheet: EmotionCache['sheet']): void {
  if (rules !== '') sheet.insert(`@media all{${rules}}`)
}
