import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction, createContext } from 'node:vm'
import { serializeStyles } from '@emotion/serialize'
import type { Node } from 'acorn'
import { identifiersOf, javascriptOf, type ParsedModule, parseModule } from './parse-module.ts'

/** Emotion's names that make a style, as `@emotion/react` has them. */
const emotion = {
  css: (...args: Parameters<typeof serializeStyles>[0]) => serializeStyles(args),
  keyframes: (...args: Parameters<typeof serializeStyles>[0]) => {
    const { name, styles } = serializeStyles(args)
    return { name: `animation-${name}`, styles: `@keyframes animation-${name}{${styles}}`, anim: 1 }
  },
}

const parsedFiles = new Map<string, { source: string; parsed: ParsedModule }>()

/** Many modules take from the same few. */
function parsedFile(file: string): ParsedModule {
  const source = readFileSync(file, 'utf8')
  const known = parsedFiles.get(file)
  if (known?.source === source) return known.parsed
  const parsed = parseModule(javascriptOf(file, source))
  parsedFiles.set(file, { source, parsed })
  return parsed
}

/** Nothing of Node is there: a constant that asks for more than the language is none of the build's. */
const parsingContext = createContext({})

type KnownModule = ParsedModule & { file: string; values: Map<string, unknown> }

/** The constants of modules, computed without running the modules. */
export class StaticValues {
  /** The files that have been read. */
  readonly files = new Set<string>()
  readonly #modules = new Map<string, KnownModule>()

  /** Takes the code of a file that is already JavaScript. */
  add(file: string, code: string): KnownModule {
    return this.#add(file, parseModule(code))
  }

  #add(file: string, parsed: ParsedModule): KnownModule {
    const module = { ...parsed, file, values: new Map<string, unknown>() }
    this.#modules.set(file, module)
    return module
  }

  /** Computes an expression at the top level of a module; throws when it needs what only a page has. */
  evaluate(module: KnownModule, node: Node): unknown {
    return this.#compute(module, node, `return (${module.code.slice(node.start, node.end)})`)
  }

  #compute(module: KnownModule, node: Node, body: string, own: readonly string[] = []): unknown {
    const isOutside = (name: string) => module.constants.has(name) || module.imports.has(name)
    const names = [...new Set(identifiersOf(node))].filter((name) => isOutside(name) && !own.includes(name))
    const values = names.map((name) => this.#valueOf(module, name))
    return compileFunction(body, names, { parsingContext })(...values)
  }

  #valueOf(module: KnownModule, name: string): unknown {
    const known = module.values.get(name)
    if (known !== undefined) return known
    if (module.values.has(name)) throw new Error(`${name} of ${module.file} is made of itself`)
    module.values.set(name, undefined)
    const imported = module.imports.get(name)
    const value = imported === undefined ? this.#constant(module, name) : this.#import(module, imported)
    module.values.set(name, value)
    return value
  }

  #constant(module: KnownModule, name: string): unknown {
    const constant = module.constants.get(name)
    if (constant === undefined) throw new Error(`${module.file} has no constant ${name}`)
    return this.#compute(module, constant.node, `${constant.statement};return ${name}`, constant.names)
  }

  #import({ file }: KnownModule, { from, name }: { from: string; name: string }): unknown {
    if (from === '@emotion/react') return emotion[name as keyof typeof emotion]
    if (!/^(?:\.|@shop\/)/.test(from)) throw new Error(`${from} is a library`)
    const other = this.#read(createRequire(file).resolve(from))
    const exported = other.exports.get(name)
    if (exported === undefined) throw new Error(`${from} has no constant ${name}`)
    return 'from' in exported ? this.#import(other, exported) : this.#valueOf(other, exported.name)
  }

  #read(file: string): KnownModule {
    this.files.add(file)
    return this.#modules.get(file) ?? this.#add(file, parsedFile(file))
  }
}
