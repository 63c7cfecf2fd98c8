/** React escapes quotes in texts: these letters stand in a tag alone. */
const attribute = / style="([^"]*)"/g

/**
 * Takes `style` attributes, which the page's policy forbids in HTML, out of it: their declarations stand in a rule for elements
 * with the attribute `data-style`, which the browser turns back (`takeUpStyleAttributes` of `@shop/shared/styles`).
 */
export function withoutStyleAttributes(html: string): { html: string; styles: string } {
  const rules = new Map<string, string>()
  const changed = html.replace(attribute, (_, text: string) => {
    const declarations = unescapeHtml(text)
    // A value of a service could end the rule and begin another one: the browser alone sets such a style.
    if (!/[{}]|<\//.test(declarations)) rules.set(text, `[data-style=${JSON.stringify(declarations)}]{${declarations}}`)
    return ` data-style="${text}"`
  })
  return { html: changed, styles: [...rules.values()].join('') }
}

const characters: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const unescapeHtml = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (name) => characters[name] ?? name)
