const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as content of an element, or of an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)

/** JSON text inside of a script element: nothing in it can end the element or open a comment. */
export const jsonInHtml = (json: string): string => json.replace(/</g, '\\u003c')
