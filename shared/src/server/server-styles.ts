import type { EmotionCache } from '@emotion/cache'
import createCache from '@emotion/cache'
import { pageStyles } from '../styles/page-styles.ts'
import { rulesOf } from '../styles/rules-of.ts'

const key = 'shop'

type StylesOfView = { styles: string; styleNames: string[] }

/** Collects the styles that one view uses, in the order in which the browser would insert them. */
export function openServerStyles(): { cache: EmotionCache; begin(): void; collect(): StylesOfView } {
  const compiler = createCache({ key, stylisPlugins: [] })
  const compile = compiler.insert
  const used = new Map<string, string>()
  const cache: EmotionCache = {
    ...compiler,
    // Emotion writes no style elements between the others.
    compat: true,
    inserted: {},
    registered: {},
    insert(selector, serialized, sheet, shouldCache) {
      const { name, styles } = serialized
      if (used.has(name)) return
      used.set(name, rulesOf(selector, styles) ?? String(compile(selector, serialized, sheet, false) ?? ''))
      if (shouldCache) cache.inserted[name] = true
    },
  }
  pageStyles<EmotionCache>().cache = cache
  return {
    cache,
    begin() {
      used.clear()
      cache.inserted = {}
      cache.registered = {}
    },
    collect() {
      const built = Object.values(pageStyles().pending).map(({ name }) => name)
      const isBuilt = new Set(built)
      const isGlobal = (name: string) => !name.startsWith('animation-') && used.get(name)?.startsWith('.') === false
      const names = [...used.keys()]
      const styleNames = [
        ...names.filter((name) => !isBuilt.has(name) && isGlobal(name)),
        ...new Set(built.filter((name) => used.has(name))),
        ...names.filter((name) => !isBuilt.has(name) && !isGlobal(name)),
      ]
      return { styles: styleNames.map((name) => used.get(name)).join(''), styleNames }
    },
  }
}
