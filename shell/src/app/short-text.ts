const maxLength = 200

/** A text as long as the contract lets it be; half a character at its end would be none. */
export const shortText = (text: string, length = maxLength): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
