import { readFile } from 'node:fs/promises'
import path from 'node:path'

const docs = path.resolve(import.meta.dirname, '../../../docs')

/** The blocks of one language below a heading of a document: what a test runs is what somebody reads there. */
export async function codeBelow(page: string, heading: string, language: string): Promise<string[]> {
  const text = await readFile(path.join(docs, page), 'utf8')
  const [, section] = text.split(new RegExp(`^#+ ${heading}$`, 'm'))
  const blocks = [...(section?.split(/^#+ /m)[0] ?? '').matchAll(/^```(\w+)\n(.*?)^```/gms)]
  const found = blocks.filter(([, of]) => of === language).map(([, , code = '']) => code)
  if (found.length === 0) throw new Error(`${page} has no ${language} below "${heading}"`)
  return found
}
