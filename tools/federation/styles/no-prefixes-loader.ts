const prefixes = 'var defaultStylisPlugins = [prefixer];'

/**
 * Takes the prefixes of browsers of long ago out of emotion's cache, 1 kB of the first load. A style writes the few that are still
 * needed, as `-webkit-user-select`.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export.
export default function noPrefixesLoader(source: string): string {
  if (!source.includes(prefixes)) throw new Error('this version of @emotion/cache has its prefixes elsewhere')
  return source.replace(prefixes, 'var defaultStylisPlugins = [];')
}
