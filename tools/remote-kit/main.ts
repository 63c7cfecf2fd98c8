import { cp } from 'node:fs/promises'
import path from 'node:path'
import { packKit } from './pack-kit.ts'

/** `pnpm kit [folder]`: packs `@todok/remote-kit` for teams outside, by default where the examples look for it. */
const root = path.resolve(import.meta.dirname, '../..')
const ofExamples = path.join(root, 'remote-kit', 'dist')
const [into] = process.argv.slice(2)
const tarball = await packKit({ root, into: path.resolve(into ?? ofExamples) })
if (into === undefined) await cp(tarball, path.join(ofExamples, 'todok-remote-kit.tgz'))
console.log(tarball)
