/**
 * React Router ships every way of using it in one file, whose components a bundler has to keep because it
 * cannot know that making them does nothing else. Here it is told so: 1.3 kB less in everybody's first load.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export.
export default function marksUnusedLoader(source: string): string {
  return source
    .replace(/^(var \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
}
