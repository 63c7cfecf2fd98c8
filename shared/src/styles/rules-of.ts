/** Stands before and after the nested rules of a built style. For emotion it is a comment. */
export const nestedMark = '/**/'

/** A nested rule, a parent selector, a comment of one line: these need a compiler. */
const needsCompiler = /[{}&]|\/\//

/**
 * Gives the rules of a style for a selector, or nothing when a part of it has still to be compiled. A built style that emotion has
 * joined with others has several pieces: their declarations go into one rule before those that are nested, as emotion has it.
 */
export function rulesOf(selector: string, styles: string): string | undefined {
  const parts = styles.split(nestedMark)
  const declarations = parts.filter((_, place) => place % 2 === 0).join('')
  if (needsCompiler.test(declarations)) return undefined
  const nested = parts.filter((_, place) => place % 2 === 1).join('')
  const own = /[^\s;]/.test(declarations) ? `${selector}{${declarations}}` : ''
  return own + nested.replaceAll('&', selector)
}
