import { expect, it } from '@jest/globals'
import { minify } from '@swc/core'
import { baseConfig } from './base-config.ts'

type Minimizer = { options: { minimizer: { options: Parameters<typeof minify>[1] } } }

it('names in a script do not depend on the hashes in it, which are others with source maps and in another folder', async () => {
  const [minimizer] = (baseConfig('mfe-tiny', '/').optimization?.minimizer ?? []) as unknown as [Minimizer]
  const script = (hash: string) =>
    `globalThis.file = (name, folder, query) => folder + name + query + '${hash}' + name.length + folder.length`
  const minified = async (hash: string) =>
    (await minify(script(hash), minimizer.options.minimizer.options)).code.replace(hash, '')
  expect(await minified('f'.repeat(40))).toBe(await minified('a'.repeat(40)))
})
