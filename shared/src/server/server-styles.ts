import type { EmotionCache } from '@emotion/cache'
import createCache from '@emotion/cache'
import { pageStyles, rulesOf } from '@shop/shared/styles'

const key = 'shop'

export type ServerStyles = { cache: EmotionCache; begin(): void; collect(html: string): StylesOfView }

type StylesOfView = { styles: string; styleNames: string[] }

/**
 * Collects the styles that the HTML of one view uses, in the order in which the browser would insert them: what stood in place of
 * code that had to be loaded was drawn too, in the first view alone. Global styles of a screen are left to the browser, which
 * takes them away with it; those of the frame stay for good.
 */
export function openServerStyles({ hasGlobals }: { hasGlobals: boolean }): ServerStyles {
  const compiler = createCache({ key, stylisPlugins: [] })
  const compile = compiler.insert
  const used = new Map<string, string>()
  const globals = new Set<string>()
  const cache: EmotionCache = {
    ...compiler,
    // Emotion writes no style elements between the others.
    compat: true,
    inserted: {},
    registered: {},
    insert(selector, serialized, sheet, shouldCache) {
      const { name, styles } = serialized
      if (used.has(name) || (isGlobal(selector, styles) && !hasGlobals)) return
      used.set(name, rulesOf(selector, styles) ?? String(compile(selector, serialized, sheet, false) ?? ''))
      if (isGlobal(selector, styles)) globals.add(name)
      if (shouldCache) cache.inserted[name] = true
    },
  }
  pageStyles<EmotionCache>().cache = cache
  return {
    cache,
    begin() {
      used.clear()
      globals.clear()
      cache.inserted = {}
      cache.registered = {}
    },
    collect(html) {
      const classes = new Set([...html.matchAll(classPattern)].map(([, name = '']) => name))
      const shown = new Set([...classes].filter((name) => used.has(name)))
      const rules = [...shown].map((name) => used.get(name)).join('')
      const animations = [...used.keys()].filter((name) => !shown.has(name) && rules.includes(name))
      const built = Object.values(pageStyles().pending).map(({ name }) => name)
      const names = new Set([...globals, ...built.filter((name) => shown.has(name)), ...shown, ...animations])
      return { styles: [...names].map((name) => used.get(name)).join(''), styleNames: [...names] }
    },
  }
}

const classPattern = new RegExp(`\\b${key}-([\\w-]+)`, 'g')

/** An animation has no selector either. */
const isGlobal = (selector: string, styles: string) => selector === '' && !styles.startsWith('@keyframes')
