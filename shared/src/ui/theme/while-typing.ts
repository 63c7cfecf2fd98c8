const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'

/**
 * While a soft keyboard is open. On Android it makes the page lower: what sticks to the foot would come to lie between
 * the keyboard and the field that is written in. A keyboard of iOS lies over the foot by itself. [MOB-022]
 */
export const whileTyping = (rule: string): string =>
  `@media (hover: none) { html:has(:is(${textFields}):focus) ${rule} }`

/** A bar that sticks to the foot goes back to its own place. */
export const staticWhileTyping = whileTyping('& { position: static; }')

/** A box that floats over the page is away, unless the field is its own. */
export const hiddenWhileTyping = whileTyping('&:not(:focus-within) { visibility: hidden; }')
