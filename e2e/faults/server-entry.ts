import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { putCopy } from '../stack/release-copy.ts'
import type { Shop } from '../stack/shop.ts'

/** Statements of a `render`: they have the `request`, and `good`, which gives the view of the release as it was built. */
export type Render = string

/** Puts a release into the store whose server entry goes wrong at some paths, or at `*`, all others. */
export const putWithServerEntry = <D extends ReleaseDescriptor | ShellManifest>(
  shop: Shop,
  name: string,
  of: D,
  renders: Readonly<Record<string, Render>>,
): Promise<D> =>
  putCopy(shop, name, {
    label: 'first-view',
    of,
    async change(copy, folder) {
      const file = copy.server?.entry
      const known = file && copy.files[file]
      if (!file || !known) throw new Error(`${name} has no server entry`)
      const code = withRenders(await readFile(path.join(folder, file), 'utf8'), renders)
      await writeFile(path.join(folder, file), code)
      const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
      return { ...copy, files: { ...copy.files, [file]: { ...known, integrity } } }
    },
  })

function withRenders(code: string, renders: Readonly<Record<string, Render>>): string {
  const cases = Object.entries(renders).map(
    ([at, statements]) => `${JSON.stringify(at)}: async (request) => { ${statements} }`,
  )
  return `${code}
{
  const good = module.exports.render
  const renders = { ${cases.join(', ')} }
  module.exports = { render: (request) => (renders[request.path] ?? renders['*'] ?? good)(request) }
}`
}
