import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { declarationOptions } from '../entry-points/declaration-options.ts'

/** Entry of the package → the module whose types it has. */
const entries = {
  index: 'remote-kit/src/index.ts',
  react: 'remote-kit/src/react.tsx',
  descriptor: 'tools/remote-kit/entries/descriptor.ts',
  webpack: 'tools/remote-kit/entries/webpack.ts',
} as const

/** Packages of the repository → their folders. */
const linked = { '@shop/shared': 'shared', '@shop/release-store': 'release-store' } as const

/** Their types stand in the package's own files: who uses them needs neither. */
const bundledPackages = [...Object.keys(linked), 'valibot', '@tanstack/query-core', '@tanstack/react-query']

/** Writes one file of types for each entry of the package, which needs no package of the repository. */
export async function rollUpTypes(root: string, output: string): Promise<void> {
  // In the package whose libraries are bundled. The kit's own name leads nowhere from there, so that it stays an import.
  const parent = path.join(root, 'shared', '.entry-points')
  mkdirSync(parent, { recursive: true })
  const work = mkdtempSync(path.join(parent, 'kit-'))
  try {
    const declarations = path.join(work, 'declarations')
    emitDeclarations(root, work, declarations)
    const library = await import('@microsoft/api-extractor')
    writeProject(root, work, declarations)
    const configs = Object.entries(entries).map(([name, source]) =>
      extractorConfig(library.ExtractorConfig, work, {
        entry: path.join(declarations, declarationOf(source)),
        output: path.join(output, `${name}.d.ts`),
      }),
    )
    const [first, ...others] = configs
    if (first === undefined) return
    const compilerState = library.CompilerState.create(first, {
      additionalEntryPoints: others.map((one) => one.mainEntryPointFilePath),
    })
    for (const one of configs) {
      roll(library.Extractor, one, compilerState)
      expectWhole(one)
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts')

function emitDeclarations(root: string, work: string, outDir: string): void {
  const project = path.join(work, 'tsconfig.emit.json')
  const config = {
    extends: path.join(root, 'tools', 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      skipLibCheck: true,
      rootDir: root,
      outDir,
    },
    // An import alone of a linked package counts as a library, which has no declarations written.
    include: [...Object.values(entries), ...Object.values(linked).map((folder) => `${folder}/src`)].map((source) =>
      path.join(root, source),
    ),
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
  }
  writeFileSync(project, JSON.stringify(config))
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', project], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the types of the kit do not compile:\n${stdout}`)
}

/** The packages of the repository are found as declarations, not as the sources that they are. */
function writeProject(root: string, work: string, declarations: string): void {
  const paths = Object.entries(linked).flatMap(([name, folder]) => {
    const { exports }: { exports: Record<string, string> } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    )
    return Object.entries(exports).map(([entry, file]) => [
      `${name}${entry.slice(1)}`,
      [path.join(declarations, folder, declarationOf(file))],
    ])
  })
  const compilerOptions = { ...declarationOptions, paths: Object.fromEntries(paths) }
  writeFileSync(path.join(work, 'package.json'), JSON.stringify({ name: 'remote-kit-types', type: 'module' }))
  writeFileSync(path.join(work, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['declarations'] }))
}

const silent = { default: { logLevel: 'none' as never } }

const extractorConfig = (
  config: typeof ExtractorConfig,
  work: string,
  { entry, output }: { entry: string; output: string },
): ExtractorConfig =>
  config.prepare({
    configObject: {
      projectFolder: work,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      bundledPackages,
      compiler: { tsconfigFilePath: path.join(work, 'tsconfig.json') },
      apiReport: { enabled: false },
      docModel: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: output },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(work, 'package.json'),
  })

function roll(extractor: typeof Extractor, config: ExtractorConfig, compilerState: CompilerState): void {
  const problems: string[] = []
  const { succeeded } = extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback(message) {
      if (message.logLevel === 'error') problems.push(message.text)
      message.handled = true
    },
  })
  if (!succeeded) throw new Error(`no types of ${config.mainEntryPointFilePath}: ${problems.join('; ')}`)
}

/** The files that types import: types which stand in one file must import none. */
export const importsOfFiles = (types: string): string[] => [
  ...new Set([...types.matchAll(/\b(?:from|import\()\s*'(\.[^']*)'/g)].map(([, file = '']) => file)),
]

/** API Extractor takes a file that it does not find for one of another package, and goes on. */
function expectWhole({ mainEntryPointFilePath: entry, untrimmedFilePath: output }: ExtractorConfig): void {
  const missing = importsOfFiles(readFileSync(output, 'utf8'))
  if (missing.length === 0) return
  const found = readdirSync(path.dirname(entry))
  throw new Error(`${output} lacks the types of ${missing.join(', ')}; beside its entry are ${found.join(', ')}`)
}
