/** One import, export-from or dynamic import of a source file. */
export type ImportFact = { specifier: string; isTypeOnly: boolean; line: number }

const staticForm = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"]*?\bfrom\s*)?['"]([^'"]+)['"]/gm
const dynamicForm = /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/^\s*\/\/.*$/gm, '')

/** Syntactic: no type checker is needed to see who names whom. */
export function importsOf(source: string): ImportFact[] {
  const lineAt = (index: number) => source.slice(0, index).split('\n').length
  const bare = withoutComments(source)
  const named = [...bare.matchAll(staticForm)].map((match) => ({
    specifier: match[2] ?? '',
    isTypeOnly: match[1] !== undefined || hasOnlyTypes(match[0]),
    // The pattern takes the empty lines before along.
    line: lineAt(match.index + match[0].search(/\S/)),
  }))
  const loaded = [...bare.matchAll(dynamicForm)].map((match) => ({
    specifier: match[1] ?? '',
    isTypeOnly: false,
    line: lineAt(match.index),
  }))
  return [...named, ...loaded]
}

/** `import { type A, type B } from` names types only, though the keyword stands inside. */
function hasOnlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/.exec(statement)?.[1]
  if (names === undefined || /^\s*import\s+\w+\s*,/.test(statement)) return false
  const parts = names.split(',').filter((part) => part.trim() !== '')
  return parts.length > 0 && parts.every((part) => part.trim().startsWith('type '))
}
