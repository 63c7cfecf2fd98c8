import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The package that a file of an installation belongs to; of a file of ours nothing. */
export const packageFolderOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]

/** Libraries whose types stand in those of the kit. */
function foldersOfTypes(root: string): string[] {
  const shared = createRequire(path.join(root, 'shared', 'package.json'))
  const query = shared.resolve('@tanstack/react-query')
  const files = [shared.resolve('valibot'), createRequire(query).resolve('@tanstack/query-core')]
  return files.flatMap((file) => packageFolderOf(file) ?? [])
}

/** Names and licences of the libraries whose code or types stand in the kit's own files. */
export async function thirdPartyNotices(root: string, bundled: Iterable<string>): Promise<string> {
  const folders = new Set([...bundled, ...foldersOfTypes(root)])
  const notices = await Promise.all([...folders].toSorted().map(noticeOf))
  return ['# Third-party notices\n', ...new Set(notices)].join('\n')
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one))
  if (file === undefined) throw new Error(`${folder} has no text of its licence, which has to come along`)
  return `## ${name} ${version} (${license})\n\n${await readFile(path.join(folder, file), 'utf8')}`
}
