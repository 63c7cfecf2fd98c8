import { css, type SerializedStyles } from '@emotion/react'
import { pageStyles } from './page-styles.ts'

/**
 * Makes a style of text that the build has compiled, and has it inserted with the others of its chunk. Only the build writes this
 * call, in the place of a `css` template (docs/adr/0005-ui-kit.md).
 */
export function builtStyle(text: string): SerializedStyles {
  const style = css(text)
  pageStyles().pending[text] = style
  return style
}
