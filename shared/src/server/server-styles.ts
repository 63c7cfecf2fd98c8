import type { EmotionCache } from '@emotion/cache'
import createCache from '@emotion/cache'
import { pageStyles, rulesOf } from '@shop/shared/styles'

const key = 'shop'

export type ServerStyles = { cache: EmotionCache; begin(): void; collect(): StylesOfView }

type StylesOfView = { styles: string; styleNames: string[] }

/**
 * Collects the styles that one view uses, in the order in which the browser would insert them. Global styles of a screen are left
 * to the browser, which takes them away with it; those of the frame stay for good.
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
    collect() {
      const built = Object.values(pageStyles().pending).map(({ name }) => name)
      const isBuilt = new Set(built)
      const names = [...used.keys()]
      const styleNames = [
        ...globals,
        ...new Set(built.filter((name) => used.has(name) && !globals.has(name))),
        ...names.filter((name) => !isBuilt.has(name) && !globals.has(name)),
      ]
      return { styles: styleNames.map((name) => used.get(name)).join(''), styleNames }
    },
  }
}

/** An animation has no selector either. */
const isGlobal = (selector: string, styles: string) => selector === '' && !styles.startsWith('@keyframes')
