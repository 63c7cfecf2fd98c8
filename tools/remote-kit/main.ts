import path from 'node:path'
import { packKit } from './pack-kit.ts'

/** `pnpm kit [folder]`: packs `@todok/remote-kit` for teams outside, by default into `remote-kit/dist`. */
const root = path.resolve(import.meta.dirname, '../..')
const [into = path.join(root, 'remote-kit', 'dist')] = process.argv.slice(2)
console.log(await packKit({ root, into: path.resolve(into) }))
