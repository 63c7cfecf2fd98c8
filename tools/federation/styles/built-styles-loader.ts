import path from 'node:path'
import type { SerializedStyles } from '@emotion/serialize'
import type { AnyNode, Node, TaggedTemplateExpression } from 'acorn'
import type { LoaderContext } from 'webpack'
import { compileStyle } from './compile-style.ts'
import { childrenOf, type ParsedModule } from './parse-module.ts'
import { StaticValues } from './static-values.ts'

const runtime = path.resolve(import.meta.dirname, '../../../shared/src/styles/built-style.ts')
const call = 'builtStyle'

/**
 * Compiles the `css` templates of a module that are made of constants, so that no page has to. Those that need a page are left to
 * emotion, without their comments and line breaks.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export.
export default function builtStylesLoader(this: LoaderContext<unknown>, source: string, map?: string): void {
  if (!source.includes('@emotion/react')) {
    this.callback(null, source, map)
    return
  }
  const { code, changes, files } = withBuiltStyles(this.resourcePath, source)
  for (const file of files) this.addDependency(file)
  this.callback(null, code, map === undefined ? undefined : mapAfter(changes, source, { loader: this, map }))
}

/** Text in place of what stands between two positions. */
type Change = { start: number; end: number; text: string }

/** Gives the map of a source after changes of it. */
function mapAfter(
  changes: readonly Change[],
  source: string,
  { loader, map }: { loader: LoaderContext<unknown>; map: string },
) {
  if (loader._compiler === undefined) return undefined
  const { ReplaceSource, SourceMapSource } = loader._compiler.webpack.sources
  const changed = new ReplaceSource(new SourceMapSource(source, loader.resourcePath, map))
  for (const { start, end, text } of changes)
    if (start === end) changed.insert(start, text)
    else changed.replace(start, end - 1, text)
  return changed.map() ?? undefined
}

export type BuiltModule = {
  code: string
  /** The loaders that make code of the module's source. */
  changes: readonly Change[]
  /** Files that constants of the styles come from. */
  files: ReadonlySet<string>
  /** Compiled styles, in the order of the module. */
  built: readonly string[]
  /** How many are left to emotion. */
  leftCount: number
}

/** Gives a module, of which types and JSX have been taken out, with its styles compiled. */
export function withBuiltStyles(file: string, source: string): BuiltModule {
  const values = new StaticValues()
  const module = values.add(file, source)
  const globals = new Set(globalStylesOf(module.program))
  const built: string[] = []
  let leftCount = 0

  function compiled(template: TaggedTemplateExpression): string | undefined {
    try {
      if (!template.quasi.expressions.every((one) => isStylePart(values.evaluate(module, one)))) return undefined
      return compileStyle(values.evaluate(module, template) as SerializedStyles)
    } catch {
      // It needs what only a page has.
      return undefined
    }
  }

  function replacementOf({ template, isTopLevel, name }: Template): string {
    const tag = emotionNameOf(template, module)
    if (tag === 'keyframes') return droppable(minified(template, source))
    const style = isTopLevel ? compiled(template) : undefined
    if (style === undefined) {
      leftCount++
      return minified(template, source)
    }
    built.push(style)
    // A global style has no class: it is inserted by emotion's `Global` alone.
    const maker = name !== undefined && globals.has(name) ? source.slice(template.tag.start, template.tag.end) : call
    return `${maker}(${JSON.stringify(style)})`
  }

  const templates = [...templatesOf(module.program)].filter(({ template }) => emotionNameOf(template, module))
  const changes: Change[] = templates.map((one) => {
    const text = replacementOf(one)
    return { start: one.template.start, end: one.template.end, text }
  })
  const runtimeImport = `import { ${call} } from ${JSON.stringify(runtime)};\n`
  if (built.length > 0) changes.unshift({ start: 0, end: 0, text: runtimeImport })
  let code = source
  for (const { start, end, text } of changes.toReversed()) code = code.slice(0, start) + text + code.slice(end)
  return { code, changes, files: values.files, built, leftCount }
}

type Template = { template: TaggedTemplateExpression; isTopLevel: boolean; name: string | undefined }

/** Every tagged template in its order; one inside of another's expression is that one's affair. */
function* templatesOf(node: Node, isTopLevel = true, name?: string): Generator<Template> {
  const one = node as AnyNode
  if (one.type === 'TaggedTemplateExpression') {
    yield { template: one, isTopLevel, name }
    return
  }
  const isInside = isTopLevel && !/Function|Class/.test(node.type)
  const declared = one.type === 'VariableDeclarator' && one.id.type === 'Identifier' ? one.id.name : name
  for (const child of childrenOf(node)) yield* templatesOf(child, isInside, declared)
}

function emotionNameOf({ tag }: TaggedTemplateExpression, { imports }: ParsedModule): string | undefined {
  const imported = tag.type === 'Identifier' ? imports.get(tag.name) : undefined
  return imported?.from === '@emotion/react' ? imported.name : undefined
}

/** Names of the constants that are given as `styles`, as to emotion's `Global`. */
function* globalStylesOf(node: Node): Generator<string> {
  const one = node as AnyNode
  if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'styles')
    if (one.value.type === 'Identifier') yield one.value.name
  for (const child of childrenOf(node)) yield* globalStylesOf(child)
}

const isStylePart = (value: unknown) =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && 'styles' in value)

function minified({ tag, quasi }: TaggedTemplateExpression, source: string): string {
  const inserted = quasi.expressions.map(({ start, end }) => `\${${source.slice(start, end)}}`)
  const style = quasi.quasis.map(({ value }, place) => withoutLayout(value.raw) + (inserted[place] ?? ''))
  return `${source.slice(tag.start, tag.end)}\`${style.join('')}\``
}

const withoutLayout = (style: string) =>
  style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')

/** An animation whose styles are compiled is used by nobody; a minifier drops a call, and no tagged template. */
const droppable = (template: string) =>
  template.includes('${') ? template : `/*#__PURE__*/${template.replace('`', '(`')})`
