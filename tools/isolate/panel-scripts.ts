import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from '@swc/core'

const folder = path.join(import.meta.dirname, 'panel')
const start = 'main.ts'

/** The panel's modules as a browser takes them: without their types, under the names by which they import each other. */
export async function panelScripts(): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && name !== start)
  const scripts = await Promise.all(
    [start, ...names].map(async (name): Promise<[string, string]> => {
      const source = await readFile(path.join(folder, name), 'utf8')
      const { code } = await transform(source, {
        filename: name,
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      })
      return [name, code]
    }),
  )
  return new Map(scripts)
}
