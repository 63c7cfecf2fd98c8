import path from 'node:path'
import { isRefusal } from '../start/refusal.ts'
import { makePackage } from './make-package.ts'

const usage = 'usage: pnpm package <folder>   everything that a server needs to run the shop; docs/hosting.md'

/** `pnpm package`: what is copied to a server, or into a container. */
function main(args: readonly string[]): number {
  const [folder, ...more] = args
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    console.error(usage)
    return folder === '--help' ? 0 : 2
  }
  try {
    makePackage(path.resolve(import.meta.dirname, '../..'), path.resolve(folder), console.error)
    console.log(`${folder} is complete: bin/node reference-services/src/main.ts`)
    return 0
  } catch (error) {
    if (!isRefusal(error)) throw error
    console.error(error.message)
    return 1
  }
}

process.exitCode = main(process.argv.slice(2))
