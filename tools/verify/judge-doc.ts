import path from 'node:path'

/** A document that is read in one go; longer ones are two. */
export const maxBytes = 8 * 1024

const link = /\]\(([^)\s]+)\)/g
/** A file or folder that a document names: `tools/test/main.ts`, `docs/adr/`. */
const namedPath =
  /`((?:docs|e2e|mfe-[a-z]+|reference-services|release-store|shared|shell|static-data|tools)\/[\w./-]+)`/g
const fencedCode = /^```.*?^```/gms

/**
 * Problems of one Markdown document: too long to be read in one go, or naming a file that is not there.
 *
 * @param file from the root, with slashes
 * @param exists tells whether a path from the root is there
 */
export function judgeDoc(file: string, text: string, exists: (path: string) => boolean): string[] {
  const bytes = Buffer.byteLength(text)
  const prose = text.replace(fencedCode, '')
  const linked = [...prose.matchAll(link)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target))
  const named = [...prose.matchAll(namedPath)].map(([, target = '']) => target)
  return [
    ...(bytes > maxBytes ? [`${file}: ${bytes} bytes; more than ${maxBytes} are two documents`] : []),
    ...[...new Set([...linked, ...named])]
      .filter((target) => !exists(target))
      .map((target) => `${file}: there is no ${target}`),
  ]
}
