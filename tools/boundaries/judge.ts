import path from 'node:path'
import { type ImportFact, importsOf } from './imports.ts'
import { libraryRoles } from './library-roles.ts'
import { mayImport, type Role, sharedEntryPoints } from './roles.ts'

export type SourceFile = { /** From the root of the repository, with slashes. */ path: string; source: string }

const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)(?:testing|e2e)\/|(?:^|\/)playwright\.config\.ts$/.test(file)

/** The innermost entry point of `shared` that a path in it leads to. */
const entryPointOf = (path: string) =>
  sharedEntryPoints.findLast((entryPoint) => path === entryPoint || path.startsWith(`${entryPoint}/`))

const entryPointOfFile = (file: string) =>
  file.startsWith('shared/src/') ? entryPointOf(file.slice('shared/src/'.length)) : undefined

/** The bench's page of the shop's libraries alone: shell and remote in one, and no part of the shop. */
const floor = 'tools/bench/first-view/floor/'

/** The role of a source file, by where it stands; `undefined` for files that have none. */
export function roleOf(file: string): Role | undefined {
  const entryPoint = entryPointOfFile(file)
  if (entryPoint !== undefined) return entryPoint
  if (file.startsWith(floor)) return undefined
  if (file.startsWith('mfe-')) return 'mfe'
  const top = file.split('/')[0]
  const roles: Record<string, Role> = {
    shell: 'shell',
    'static-data': 'static-data',
    'release-store': 'release-store',
    'remote-kit': 'remote-kit',
    'reference-services': 'services',
    tools: 'tools',
    e2e: 'e2e',
  }
  return roles[top ?? '']
}

/** The role that a specifier leads to; `undefined` for an outside library. */
function roleOfPackage(specifier: string): Role | undefined {
  if (specifier.startsWith('@shop/shared/')) return entryPointOf(specifier.slice('@shop/shared/'.length))
  if (specifier.startsWith('@shop/static-data')) return 'static-data'
  if (specifier.startsWith('@shop/release-store')) return 'release-store'
  if (specifier.startsWith('@shop/tools')) return 'tools'
  if (specifier.startsWith('@todok/remote-kit')) return 'remote-kit'
  if (specifier === 'shell' || specifier.startsWith('shell/')) return 'shell'
  if (/^mfe-/.test(specifier)) return 'mfe'
  return specifier.startsWith('reference-services') ? 'services' : undefined
}

/** The forbidden imports of one file, as lines for a person. */
export function judgeImports(file: SourceFile): string[] {
  const role = roleOf(file.path)
  if (role === undefined) return []
  return importsOf(file.source).flatMap((fact) => {
    const wrong = fact.specifier.startsWith('.') ? judgeRelative(file, fact) : judgePackage(file, role, fact)
    return wrong === undefined ? [] : [`${file.path}:${fact.line} imports ${fact.specifier}: ${wrong}`]
  })
}

function judgePackage({ path: file }: SourceFile, role: Role, fact: ImportFact): string | undefined {
  const target = roleOfPackage(fact.specifier)
  if (target === undefined) return judgeLibrary(file, role, fact)
  if (target === role && role !== 'mfe') return undefined
  const permission = mayImport[role][target]
  if (permission === undefined) return `${role} may not import ${target}`
  const isTypesOnly = permission === 'types' || (permission === 'typesAndTests' && !isTest(file))
  if (isTypesOnly && !fact.isTypeOnly) return `${role} may import only types of ${target}`
  return permission === 'tests' && !isTest(file) ? `only tests may import ${target}` : undefined
}

function judgeLibrary(file: string, role: Role, { specifier, isTypeOnly }: ImportFact): string | undefined {
  if (isTypeOnly || isTest(file)) return undefined
  const rule = libraryRoles.find(({ library }) => library.test(specifier))
  if (rule === undefined) return undefined
  const isAllowed = rule.roles.includes(role) && (rule.only === undefined || rule.only.test(file))
  return isAllowed ? undefined : `${role} may not name this library here (${rule.why})`
}

/**
 * A relative import stays inside of its zone: an entry point of shared, a feature of a remote, a package. Across
 * entry points the package's name is used, so that federation can see it.
 */
function judgeRelative({ path: file }: SourceFile, { specifier }: ImportFact): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), specifier)
  const [own, other] = [zoneOf(file), zoneOf(target)]
  if (own.top !== other.top) return 'another package is entered by its name'
  if (own.entryPoint !== other.entryPoint && other.entryPoint !== undefined)
    return `write @shop/shared/${other.entryPoint}`
  const isOtherFeature = other.feature !== undefined && own.feature !== other.feature
  return isOtherFeature && own.feature !== undefined ? 'features do not import each other' : undefined
}

function zoneOf(file: string): { top: string; entryPoint: string | undefined; feature: string | undefined } {
  return {
    top: file.split('/')[0] ?? '',
    entryPoint: entryPointOfFile(file),
    feature: /\/src\/features\/([\w-]+)\//.exec(file)?.[1],
  }
}
