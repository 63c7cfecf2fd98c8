import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Registry } from '@shop/shared/contract'

const integrity = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
const builtFile = { integrity, bytes: 1, brotli: 1 }
const builtAt = '2026-11-20T09:00:00Z'

export const script = `console.log('${'a remote of the shop '.repeat(100)}')`
export const files = { shell: 'main.0a1b2c3d.js', entry: 'entry.4e5f6a7b.js', chunk: 'category.8c9d0e1f.js' } as const

const declaration = {
  title: 'カテゴリー',
  desc: '商品を</script>さがす',
  keywords: '',
  robots: 'index',
  viewMode: true,
  requiredAuth: false,
  requiredIdToken: false,
  showSearchBox: true,
  searchBoxNotFixed: false,
  hidePlanningWeekHeader: false,
  mustInitOrder: true,
  returnFromAuth: false,
  openNewWidget: false,
  prohibitFamilyMember: false,
  prohibitCorporateUser: false,
  prohibitMimamorareMember: false,
  setMetaIndividually: false,
  mobileTwin: true,
  screen: 'category',
}

/** One shell, one remote with one route. */
export const aRegistry = (): Registry => ({
  format: 1,
  shell: {
    version: '1.0.0',
    commit: 'abc',
    builtAt,
    trustedTypes: ['shell#webpack'],
    scripts: [files.shell],
    parts: {},
    files: { [files.shell]: builtFile },
  },
  remotes: {
    'mfe-catalogue': {
      disabled: false,
      candidates: [
        {
          descriptor: {
            name: 'mfe-catalogue',
            version: '1.2.3',
            commit: 'abc',
            builtAt,
            contract: '^1.0.0',
            container: 'mfe_catalogue',
            entry: files.entry,
            trustedTypes: ['mfe-catalogue#webpack'],
            routes: { category: { ...declaration, path: '/category' } },
            tells: [],
            hears: [],
            singletons: {},
            files: { [files.entry]: builtFile, [files.chunk]: builtFile },
            preload: { category: [files.chunk] },
            parts: {},
          },
        },
      ],
    },
  },
})

const channelFile = (dataFolder: string) => path.join(dataFolder, 'releases', 'channels', 'production.json')

export async function writeRegistry(dataFolder: string, registry: unknown): Promise<void> {
  await mkdir(path.dirname(channelFile(dataFolder)), { recursive: true })
  await writeFile(channelFile(dataFolder), typeof registry === 'string' ? registry : JSON.stringify(registry))
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
  await writeFile(path.join(remote, 'category.8c9d0e1f.js.map'), '{}')
  await writeFile(path.join(dataFolder, 'secret.json'), '{"secret":true}')
  await writeRegistry(dataFolder, aRegistry())
}
