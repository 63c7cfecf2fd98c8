import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ExtractorConfig } from '@microsoft/api-extractor'
import { Refusal } from '../start/refusal.ts'
import { declarationOptions } from './declaration-options.ts'
import { digestOf, readReportCache, writeReportCache } from './report-cache.ts'

export type ReportOptions = {
  /** Folder of the package `@shop/shared`. */
  folder: string
  entries: Readonly<Record<string, string>>
  entryPoints: readonly string[]
}

/** A package of declarations only: in the package, whose libraries it needs, and in no node_modules, which would be foreign. */
export const declarationsFolder = (folder: string): string => path.join(folder, '.entry-points', 'declarations')

/**
 * Entry point → the report of its public types: every exported declaration, and what these need, in the order of names.
 * A report is made anew only when the declarations behind it have changed since the last run.
 */
export async function reportsOf({ folder, entries, entryPoints }: ReportOptions): Promise<Map<string, string>> {
  const target = declarationsFolder(folder)
  emitDeclarations(folder, target)
  inlineOtherEntries(target, entries, entryPoints)
  const declarationOf = (entryPoint: string) =>
    path.join(target, declarationFile(entries[entryPoint.replace('@shop/shared', '.')] ?? ''))
  const digests = new Map(entryPoints.map((entryPoint) => [entryPoint, digestOf(declarationOf(entryPoint))]))
  const cache = readReportCache(folder)
  const changed = entryPoints.filter((entryPoint) => cache[digests.get(entryPoint) ?? ''] === undefined)
  // Also for the judge of changed reports: without it the compiler would take the sources themselves.
  writePackage(target, entries)
  const made = changed.length > 0 ? await extractReports(target, changed, declarationOf) : new Map<string, string>()
  const reports = new Map(
    entryPoints.map((entryPoint) => [entryPoint, made.get(entryPoint) ?? cache[digests.get(entryPoint) ?? ''] ?? '']),
  )
  writeReportCache(folder, Object.fromEntries([...reports].map(([name, report]) => [digests.get(name), report])))
  return reports
}

/** API Extractor is loaded only where a report has to be made: it takes longer to load than all the rest. */
async function extractReports(
  target: string,
  entryPoints: readonly string[],
  declarationOf: (entryPoint: string) => string,
): Promise<Map<string, string>> {
  const { CompilerState, Extractor, ExtractorConfig: config } = await import('@microsoft/api-extractor')
  const configs = entryPoints.map((entryPoint) => ({
    entryPoint,
    config: extractorConfig(config, target, declarationOf(entryPoint)),
  }))
  const [first] = configs
  if (first === undefined) return new Map()
  const compilerState = CompilerState.create(first.config, {
    additionalEntryPoints: configs.map((one) => one.config.mainEntryPointFilePath),
  })
  return new Map(
    configs.map(({ entryPoint, config }) => {
      const problems: string[] = []
      const { succeeded } = Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback(message) {
          if (message.logLevel === 'error') problems.push(message.text)
          message.handled = true
        },
      })
      if (!succeeded) throw new Refusal(`no report of ${entryPoint}: ${problems.join('; ')}`)
      return [entryPoint, asReportOf(entryPoint, readFileSync(config.reportFilePath, 'utf8'))]
    }),
  )
}

const declarations = '@shop/declarations'
const declarationFile = (source: string) => source.replace(/\.tsx?$/, '.d.ts')

function emitDeclarations(folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const config = path.join(target, '..', 'tsconfig.json')
  const source = path.join(folder, 'src')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    skipLibCheck: true,
    rootDir: source,
    outDir: path.join(target, 'src'),
  }
  const exclude = [path.join(source, '**/*.test.ts'), path.join(source, '**/*.test.tsx'), path.join(source, 'testing')]
  const wanted = { extends: path.join(folder, 'tsconfig.json'), compilerOptions, include: [source], exclude }
  writeFileSync(config, JSON.stringify(wanted))
  const { status, stdout } = spawnSync(path.join(folder, '../node_modules/.bin/tsc'), ['-p', config], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Refusal(`the entry points do not compile:\n${stdout}`)
}

/** Entry points find each other as a foreign package does: what another entry point declares stands in that entry point's report only. */
function writePackage(target: string, entries: Readonly<Record<string, string>>): void {
  const exported = Object.fromEntries(Object.entries(entries).map(([entry, file]) => [entry, declarationFile(file)]))
  const installed = path.join(target, 'node_modules', '@shop', 'shared')
  cpSync(path.join(target, 'src'), path.join(installed, 'src'), { recursive: true })
  const write = (folder: string, name: string, content: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(content))
  write(installed, 'package.json', { name: '@shop/shared', type: 'module', exports: exported })
  write(target, 'package.json', { name: declarations, type: 'module' })
  write(target, 'tsconfig.json', { compilerOptions: declarationOptions, include: ['src'] })
}

/** An entry that is no entry point is part of the entry points that use it: their reports show its declarations, not its name. */
function inlineOtherEntries(
  target: string,
  entries: Readonly<Record<string, string>>,
  entryPoints: readonly string[],
): void {
  for (const name of readdirSync(path.join(target, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const file = path.join(target, 'src', name)
    const text = readFileSync(file, 'utf8')
    const changed = text.replaceAll(/(['"])@shop\/shared(\/[\w/-]+)\1/g, (whole, quote: string, entry: string) => {
      const source = entries[`.${entry}`]
      if (source === undefined || entryPoints.includes(`@shop/shared${entry}`)) return whole
      const to = path.relative(path.dirname(file), path.join(target, source))
      return `${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`
    })
    if (changed !== text) writeFileSync(file, changed)
  }
}

function extractorConfig(config: typeof ExtractorConfig, target: string, entry: string): ExtractorConfig {
  const silent = { default: { logLevel: 'none' as never } }
  const reportFolder = path.join(target, '..', 'reports')
  mkdirSync(reportFolder, { recursive: true })
  const name = path.relative(path.join(target, 'src'), entry).replaceAll(/[^\w]/g, '-')
  return config.prepare({
    configObject: {
      projectFolder: target,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: path.join(target, 'tsconfig.json') },
      apiReport: {
        enabled: true,
        reportFolder,
        reportTempFolder: path.join(reportFolder, 'temp'),
        reportFileName: name,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(target, 'package.json'),
  })
}

/** Everything here is public, and comments are left to the sources: a report changes with the types alone. */
const asReportOf = (entryPoint: string, report: string): string =>
  report.replaceAll(/^\/\/ .*\n/gm, '').replace(declarations, entryPoint)
