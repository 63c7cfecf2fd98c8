import createCache from '@emotion/cache'
import type { SerializedStyles } from '@emotion/serialize'
import { nestedMark, rulesOf } from '@shop/shared/styles'

/** A class that no style names. */
const selector = '.built-style'

/** Emotion's own compiler without its prefixes: the browsers of docs/browsers.md need none that a style does not write itself. */
const cache = createCache({ key: 'build', stylisPlugins: [] })

/** Gives what emotion inserts for a style. */
function rulesByEmotion(of: string, styles: string): string {
  // Without a document emotion returns the rules, and remembers them by their name.
  return String(cache.insert(of, { name: `${of} ${styles}`, styles }, cache.sheet, false) ?? '')
}

/**
 * Gives a style in a form that needs no compiler any more: its own declarations, then its nested rules, each with `&` for the
 * class. Emotion takes it as a style too, so that a page without our cache draws the same from it. Gives nothing when one of
 * the two would read the form differently.
 */
export function compileStyle({ styles, next }: SerializedStyles): string | undefined {
  const rules = rulesByEmotion(selector, styles)
  const isOwn = rules.startsWith(`${selector}{`)
  const end = isOwn ? rules.indexOf('}') + 1 : 0
  const declarations = isOwn ? rules.slice(selector.length + 1, end - 1) : ''
  const nested = rules.slice(end).replaceAll(selector, '&') + keyframesOf(next)
  const built = nested === '' ? declarations : `${declarations}${nestedMark}${nested}${nestedMark}`

  const expected = rulesByEmotion('.a', styles) + keyframesOf(next)
  const isSame = rulesOf('.a', built) === expected && rulesByEmotion('.a', built) === expected
  return isSame ? built : undefined
}

function keyframesOf(style: SerializedStyles | undefined): string {
  return style === undefined ? '' : rulesByEmotion('', style.styles) + keyframesOf(style.next)
}
