import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Everything an install depends on: the lockfile, the settings, each package's own manifest, and the
 * machine's kind, since packages bring programs that are built for one.
 *
 * @param {string} root
 */
export function fingerprint(root) {
  const manifests = readdirSync(root)
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => existsSync(path.join(root, file)))
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests.sort()])
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** @param {string} root */
const markOf = (root) => path.join(root, 'node_modules', '.cache', 'shop', 'installed')

/**
 * @param {string} root
 * @param {string} wanted
 */
export function isInstalled(root, wanted) {
  const mark = markOf(root)
  const node = path.join(root, 'node_modules', '.bin', 'node')
  return existsSync(mark) && existsSync(node) && readFileSync(mark, 'utf8') === wanted
}

/**
 * @param {string} root
 * @param {string} installed
 */
export function remember(root, installed) {
  const mark = markOf(root)
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, installed)
}
