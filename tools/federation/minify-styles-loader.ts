const template = /\b(css|keyframes|styled\.\w+)`((?:[^`\\$]|\\.|\$(?!\{)|\$\{[^{}`]*\})*)`/g
const inserted = /(\$\{[^{}`]*\})/

const minified = (style: string): string =>
  style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')

/** Styles are text to a minifier of scripts, which would ship their comments and line breaks to everybody. */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export.
export default function minifyStylesLoader(source: string): string {
  return source.replace(template, (_, tag: string, style: string) => {
    const parts = style.split(inserted).map((part) => (inserted.test(part) ? part : minified(part)))
    return `${tag}\`${parts.join('')}\``
  })
}
