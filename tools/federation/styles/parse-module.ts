import { transformSync } from '@swc/core'
import { type AnyNode, type ExportNamedDeclaration, type Node, type Program, parse } from 'acorn'

type Binding = { from: string; name: string }

/** A function, or a part of a `const`, which may declare several names. */
export type Constant = { node: Node; statement: string; names: readonly string[] }

/** A module as its styles can be made of: its constants and functions, its imports and what it exports, by name. */
export type ParsedModule = {
  code: string
  program: Program
  constants: ReadonlyMap<string, Constant>
  imports: ReadonlyMap<string, Binding>
  exports: ReadonlyMap<string, Binding | { name: string }>
}

/** Takes the types and the JSX out of a source, and nothing else. */
export const javascriptOf = (file: string, source: string): string =>
  transformSync(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
  }).code

/** Reads JavaScript. Default exports and `export *` are not followed: no style of the shop uses them. */
export function parseModule(code: string): ParsedModule {
  const program = parse(code, { ecmaVersion: 2022, sourceType: 'module' })
  const exported = program.body.filter((node) => node.type === 'ExportNamedDeclaration')
  const declarations = exported.flatMap(({ declaration }) => declaration ?? [])
  const named = declarations.flatMap((node) => constantsOf(node, code)).flatMap(({ names }) => names)
  const constants = [...program.body, ...declarations].flatMap((node) => constantsOf(node, code))
  return {
    code,
    program,
    constants: new Map(constants.flatMap((constant) => constant.names.map((name) => [name, constant]))),
    imports: new Map(program.body.flatMap(importsOf)),
    exports: new Map([
      ...named.map((name): [string, { name: string }] => [name, { name }]),
      ...exported.flatMap(namesOf),
    ]),
  }
}

function constantsOf(node: AnyNode, code: string): Constant[] {
  const text = ({ start, end }: Node) => code.slice(start, end)
  if (node.type === 'FunctionDeclaration')
    return node.id ? [{ node, statement: text(node), names: [node.id.name] }] : []
  if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return []
  return node.declarations.map((one) => ({
    node: one,
    statement: `const ${text(one)}`,
    names: [...identifiersOf(one.id)],
  }))
}

function importsOf(node: AnyNode): [string, Binding][] {
  if (node.type !== 'ImportDeclaration') return []
  const from = String(node.source.value)
  return node.specifiers
    .filter((one) => one.type === 'ImportSpecifier')
    .map(({ local, imported }) => [local.name, { from, name: nameOf(imported) }])
}

function namesOf({ source, specifiers }: ExportNamedDeclaration): [string, Binding | { name: string }][] {
  const from = source ? { from: String(source.value) } : {}
  return specifiers.map(({ local, exported }) => [nameOf(exported), { name: nameOf(local), ...from }])
}

const nameOf = (node: AnyNode): string => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}

/** The nodes directly below a node. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Names that a piece of code uses; those of its own functions' parameters are among them, those of properties are not. */
export function* identifiersOf(node: Node): Generator<string> {
  const one = node as AnyNode
  if (one.type === 'Identifier') yield one.name
  for (const child of childrenOf(node)) {
    if (one.type === 'MemberExpression' && !one.computed && child === one.property) continue
    if (one.type === 'Property' && !one.computed && child === one.key) continue
    yield* identifiersOf(child)
  }
}
