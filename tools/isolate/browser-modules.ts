import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from '@swc/core'

/** A module as a browser takes it: without its types, importing others by the names of their sources. */
export async function browserModule(file: string): Promise<string> {
  const source = await readFile(file, 'utf8')
  const { code } = await transform(source, {
    filename: path.basename(file),
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  })
  return code
}

/** The modules of a folder by the names of their files; the one that begins comes first. */
export async function browserModules(folder: string, start: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== start,
  )
  const modules = await Promise.all(
    [start, ...names].map(
      async (name): Promise<[string, string]> => [name, await browserModule(path.join(folder, name))],
    ),
  )
  return new Map(modules)
}
