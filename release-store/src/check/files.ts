import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import type { Refusal } from './refusal.ts'

type Files = ReleaseDescriptor['files']

/** Every file of every first view is known by its hash. */
export function checkIntegrity({ name, version, entry, preload, files, server }: ReleaseDescriptor): Refusal[] {
  const needed = Object.entries(preload).flatMap(([screen, list]) =>
    list.map((file) => [file, `screen ${screen}`] as const),
  )
  return withoutHash(`${name} ${version}`, files, [[entry, 'its entry'], ...needed], server)
}

export function checkShellIntegrity({
  version,
  scripts,
  webviewScripts,
  parts,
  alsoProvides = [],
  files,
  server,
}: ShellManifest): Refusal[] {
  const later = Object.entries(parts).flatMap(([part, list]) => list.map((file) => [file, part] as const))
  const first = [...scripts, ...(webviewScripts ?? [])].map((file) => [file, 'the first load'] as const)
  const ofSets = alsoProvides.map(({ name, entry }) => [entry, `platform set ${name}`] as const)
  return withoutHash(`shell ${version}`, files, [...first, ...later, ...ofSets], server)
}

/** A phone on a weak network loads no more than the web does: the app's page has no bars. [MOB-021] */
export function checkWebviewBudget({ version, scripts, webviewScripts = [], files }: ShellManifest): Refusal[] {
  const weigh = (list: readonly string[]) => list.reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0)
  const [web, webview] = [weigh(scripts), weigh(webviewScripts)]
  if (webview <= web) return []
  return [
    {
      rule: 'budget',
      ours: `shell ${version} loads ${webview} bytes of brotli before it draws in the app`,
      theirs: `it loads ${web} in a browser`,
      wayOut: 'load later what the first view in the app does not need: shell/src/webview.ts names what is in it',
    },
  ]
}

function withoutHash(
  label: string,
  files: Files,
  needed: readonly (readonly [string, string])[],
  server: ReleaseDescriptor['server'],
): Refusal[] {
  const theirs = 'a browser would run whatever stands at that address'
  const ofServer = server === undefined ? [] : [[server.entry, 'its server entry', 'the edge starts no other'] as const]
  return [...needed.map(([file, of]) => [file, of, theirs] as const), ...ofServer]
    .filter(([file]) => files[file]?.integrity === undefined)
    .map(([file, of, theirs]) => ({
      rule: 'integrity',
      ours: `${label} names ${file} (${of}) without a hash`,
      theirs,
      wayOut: 'build it anew and do not touch dist: the build writes a hash for every file it makes',
    }))
}

/** Entry and first view of each screen, as a browser fetches them. */
export function checkBudget({ name, version, entry, preload, files, budgetBytes }: ReleaseDescriptor): Refusal[] {
  const weigh = (list: readonly string[]) =>
    [...new Set([entry, ...list])]
      .map((file) => [file, files[file]?.brotli ?? 0] as const)
      .toSorted((a, b) => b[1] - a[1])
  const screens = Object.keys(preload).length === 0 ? { entry: [] } : preload
  return Object.entries(screens).flatMap(([screen, list]) => {
    const weights = weigh(list)
    const bytes = weights.reduce((sum, [, weight]) => sum + weight, 0)
    if (bytes <= budgetBytes) return []
    const [heaviest, heaviestBytes] = weights[0] ?? [entry, 0]
    return {
      rule: 'budget',
      ours: `${name} ${version} loads ${bytes} bytes of brotli for the first view of ${screen}`,
      theirs: `its budget is ${budgetBytes} bytes`,
      wayOut: `load later what the first view does not show (the heaviest file is ${heaviest} with ${heaviestBytes}), or raise budgetBytes in ${name}/webpack.config.mjs and say why`,
    }
  })
}
