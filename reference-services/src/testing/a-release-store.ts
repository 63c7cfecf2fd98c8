import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { aDescriptor as anyDescriptor, aRegistry as anyRegistry, aRoute, aShell } from '@shop/release-store/testing'
import type { CandidateRelease, ChannelRemote, Registry, ReleaseDescriptor } from '@shop/shared/contract'

const integrity = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
const builtFile = { integrity, bytes: 1, brotli: 1 }
const builtAt = '2026-11-20T09:00:00Z'

export const script = `console.log('${'a remote of the shop '.repeat(100)}')`
/** The map of a script, as it is kept beside the store. */
export const keptMap = `${'0a'.repeat(32)}.map.gz`
export const files = {
  shell: 'main.0a1b2c3d.js',
  entry: 'entry.4e5f6a7b.js',
  chunk: 'category.8c9d0e1f.js',
  card: 'card.2a3b4c5d.js',
} as const

const declaration = aRoute('/category', {
  title: 'カテゴリー',
  desc: '商品を</script>さがす',
  robots: 'index',
  viewMode: true,
  showSearchBox: true,
  mustInitOrder: true,
  mobileTwin: true,
  screen: 'category',
})

/** The shell of {@link aRegistry}, in both entries. */
export const testShell = aShell({
  version: '1.0.0',
  routes: { entrance: { ...declaration, path: '/entrance', mobileTwin: false } },
  placeholders: { repeat: { ...declaration, path: '/orders/repeat' } },
  trustedTypes: ['shell#webpack'],
  provides: { '@shop/shared/card': '1.2.0' },
  parts: { '@shop/shared/card': [files.card] },
  scripts: [files.shell],
  files: { [files.shell]: builtFile },
})

export const aDescriptor = (over: Partial<ReleaseDescriptor> = {}): ReleaseDescriptor =>
  anyDescriptor({
    name: 'mfe-catalogue',
    version: '1.2.3',
    container: 'mfe_catalogue',
    entry: files.entry,
    trustedTypes: ['mfe-catalogue#webpack'],
    routes: { category: declaration },
    files: { [files.entry]: builtFile, [files.chunk]: builtFile },
    budgetBytes: 20_000,
    preload: { category: [files.chunk] },
    ...over,
  })

/** A release of the remote as a channel lists it. */
export const aCandidate = (
  version: string,
  over: Partial<CandidateRelease> = {},
  descriptor: Partial<ReleaseDescriptor> = {},
): CandidateRelease => ({ releasedAt: builtAt, descriptor: aDescriptor({ version, ...descriptor }), ...over })

export const channelRemote = (candidates: CandidateRelease[] = [aCandidate('1.2.3')]): ChannelRemote => ({
  disabled: false,
  withdrawn: [],
  candidates,
})

/** One shell, one remote with one route. */
export const aRegistry = (): Registry =>
  anyRegistry({ 'mfe-catalogue': [aCandidate('1.2.3')] }, { web: testShell, webview: testShell })

/** The same with other releases; what a test writes may be wrong in any way. */
export const withCandidates = (candidates: readonly unknown[]) => ({
  ...aRegistry(),
  remotes: { 'mfe-catalogue': { ...channelRemote(), candidates } },
})

/** Writes a channel past all checks, as a broken disk or another version of us would. */
export async function writeRegistry(dataFolder: string, registry: unknown): Promise<void> {
  const folder = path.join(dataFolder, 'releases', 'channels', 'production')
  await mkdir(folder, { recursive: true })
  const revision = String((await readdir(folder)).length + 1).padStart(8, '0')
  const text = typeof registry === 'string' ? registry : JSON.stringify(registry)
  await writeFile(path.join(folder, `${revision}.json`), text)
}

/** Puts no more of a release into the store than what says that it is there. */
export async function writeDescriptor(dataFolder: string, descriptor: ReleaseDescriptor): Promise<void> {
  const folder = path.join(dataFolder, 'releases', descriptor.name, descriptor.version)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(descriptor))
}

/** A store as the builds leave it: files beside their compressed forms, and what the channel shows. */
export async function writeReleaseStore(dataFolder: string): Promise<void> {
  const shell = path.join(dataFolder, 'releases', 'shell', '1.0.0')
  const remote = path.join(dataFolder, 'releases', 'mfe-catalogue', '1.2.3')
  for (const [folder, names] of [
    [shell, [files.shell]],
    [remote, [files.entry, files.chunk]],
  ] as const) {
    await mkdir(folder, { recursive: true })
    for (const name of names) {
      await writeFile(path.join(folder, name), script)
      await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(script))
      await writeFile(path.join(folder, `${name}.gz`), gzipSync(script))
    }
  }
  await writeFile(path.join(remote, '.secret.json'), '{}')
  // Nobody is served a map, wherever one stands.
  await writeFile(path.join(remote, `${files.chunk}.map`), '{}')
  await writeFile(path.join(shell, `${files.shell}.map`), '{}')
  const maps = path.join(dataFolder, 'releases-maps')
  await mkdir(maps, { recursive: true })
  await writeFile(path.join(maps, keptMap), '{}')
  await writeFile(path.join(dataFolder, 'secret.json'), '{"secret":true}')
  await writeRegistry(dataFolder, aRegistry())
}
