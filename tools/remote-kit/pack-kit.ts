import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { releaseDescriptor } from '@shop/shared/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import { versionOf } from '../federation/installed-version.ts'
import { contractOf } from '../federation/share-config.ts'
import { bundleKit } from './bundle.ts'
import { rollUpTypes } from './roll-up-types.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

/**
 * Packs `@todok/remote-kit` into a folder: scripts, types, the JSON Schema of `release.json`, templates and documents, without
 * any package of this repository. Its version is that of the contract. Gives the path of the tarball.
 */
export async function packKit({ root, into }: { root: string; into: string }): Promise<string> {
  const aside = await mkdtemp(path.join(tmpdir(), 'remote-kit-'))
  try {
    const contract = contractOf(import.meta.dirname)
    const bundled = await bundleKit({ root, output: aside, contract })
    await writeFile(path.join(aside, 'THIRD_PARTY_NOTICES.md'), await thirdPartyNotices(root, bundled))
    await rollUpTypes(root, aside)
    const writeJson = (file: string, content: object) =>
      writeFile(path.join(aside, file), `${JSON.stringify(content, null, 2)}\n`)
    await writeJson('release.schema.json', toJsonSchema(releaseDescriptor, { typeMode: 'input', errorMode: 'ignore' }))
    await writeJson('package.json', manifestOf(contract))
    await cp(path.join(import.meta.dirname, 'templates'), path.join(aside, 'templates'), { recursive: true })
    await copyDocuments(root, aside)
    await mkdir(into, { recursive: true })
    const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', into], { cwd: aside })
    const [packed]: [{ filename: string }] = JSON.parse(stdout)
    return path.join(into, packed.filename)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** Newer versions of webpack do not build with this federation plugin, older ones were not tried. docs/adr/0002-versions.md */
const webpackRange = '>=5.104.1 <=5.110.3'

const manifestOf = (contract: string) => ({
  name: '@todok/remote-kit',
  version: contract,
  description: 'Types, build and release of a remote of the shop, for teams outside of its repository',
  type: 'module',
  license: 'UNLICENSED',
  engines: { node: '>=20.19' },
  bin: { 'remote-kit': 'cli.js' },
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './react': { types: './react.d.ts', default: './react.js' },
    './descriptor': { types: './descriptor.d.ts', default: './descriptor.js' },
    './webpack': { types: './webpack.d.ts', default: './webpack.js' },
    './release.schema.json': './release.schema.json',
    './package.json': './package.json',
  },
  peerDependencies: {
    '@module-federation/enhanced': `~${versionOf('@module-federation/enhanced', import.meta.dirname)}`,
    '@types/react': '^19.0.0',
    webpack: webpackRange,
  },
  peerDependenciesMeta: {
    '@module-federation/enhanced': { optional: true },
    '@types/react': { optional: true },
    webpack: { optional: true },
  },
})

/** The documents for a team outside, at hand where the package is. */
async function copyDocuments(root: string, target: string): Promise<void> {
  const docs = path.join(root, 'docs')
  const names = (await readdir(docs)).filter((name) =>
    /^(?:contract[\w-]*|refused-release|take-back|qa-links|slots)\.md$/.test(name),
  )
  for (const name of names) {
    const text = await readFile(path.join(docs, name), 'utf8')
    await writeFile(path.join(target, name), withoutLinksElsewhere(text, names))
  }
  await writeFile(
    path.join(target, 'README.md'),
    '# @todok/remote-kit\n\nFor teams that make a remote of the shop outside of its repository: [contract.md](contract.md).\n',
  )
}

/** A document that is not at hand is named and not linked to. */
const withoutLinksElsewhere = (text: string, atHand: readonly string[]): string =>
  text.replaceAll(/\[([^\]]+)\]\(([\w/.-]+\.md)(#[\w-]*)?\)/g, (link, words: string, file: string) =>
    atHand.includes(file) ? link : words,
  )
