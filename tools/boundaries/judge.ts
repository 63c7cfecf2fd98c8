import path from 'node:path'
import { type ImportFact, importsOf } from './imports.ts'
import { libraryRoles, mayImport, type Role, sharedDoors } from './roles.ts'

export type SourceFile = { /** From the root of the repository, with slashes. */ path: string; source: string }

const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)(?:testing|e2e)\/|(?:^|\/)playwright\.config\.ts$/.test(file)

/** The innermost door of `shared` that a path in it leads to. */
const doorOf = (path: string) => sharedDoors.findLast((door) => path === door || path.startsWith(`${door}/`))

const doorOfFile = (file: string) =>
  file.startsWith('shared/src/') ? doorOf(file.slice('shared/src/'.length)) : undefined

/** The role of a source file, by where it stands; `undefined` for files that have none. */
export function roleOf(file: string): Role | undefined {
  const door = doorOfFile(file)
  if (door !== undefined) return door
  if (file.startsWith('mfe-')) return 'mfe'
  const top = file.split('/')[0]
  const roles: Record<string, Role> = {
    shell: 'shell',
    'static-data': 'static-data',
    'release-store': 'release-store',
    'reference-services': 'services',
    tools: 'tools',
    e2e: 'e2e',
  }
  return roles[top ?? '']
}

/** The role that a specifier leads to; `undefined` for an outside library. */
function roleOfPackage(specifier: string): Role | undefined {
  if (specifier.startsWith('@shop/shared/')) return doorOf(specifier.slice('@shop/shared/'.length))
  if (specifier.startsWith('@shop/static-data')) return 'static-data'
  if (specifier.startsWith('@shop/release-store')) return 'release-store'
  if (specifier.startsWith('@shop/tools')) return 'tools'
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
 * A relative import stays inside of its zone: a door of shared, a feature of a remote, a package. Across
 * doors the package's name is used, so that federation can see it.
 */
function judgeRelative({ path: file }: SourceFile, { specifier }: ImportFact): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), specifier)
  const [own, other] = [zoneOf(file), zoneOf(target)]
  if (own.top !== other.top) return 'another package is entered by its name'
  if (own.door !== other.door && other.door !== undefined) return `write @shop/shared/${other.door}`
  const isOtherFeature = other.feature !== undefined && own.feature !== other.feature
  return isOtherFeature && own.feature !== undefined ? 'features do not import each other' : undefined
}

function zoneOf(file: string): { top: string; door: string | undefined; feature: string | undefined } {
  return {
    top: file.split('/')[0] ?? '',
    door: doorOfFile(file),
    feature: /\/src\/features\/([\w-]+)\//.exec(file)?.[1],
  }
}
