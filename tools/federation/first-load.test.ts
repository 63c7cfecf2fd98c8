import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { commonEntryPoints } from './sharing.ts'

const shell = path.resolve(import.meta.dirname, '../../shell/src')

/** Imports that stay in a build: types go, and `import()` is no part of the first load. */
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"()]*?\sfrom\s+)?'([^']+)'/gm

const requestsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(staticImport)].map(([, request = '']) => request)

const shared = path.resolve(import.meta.dirname, '../../shared')
const exported: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(shared, 'package.json'), 'utf8'),
).exports

/** Where a request leads to within the repository. */
function pathOf(request: string, from: string): string | undefined {
  if (request.startsWith('.')) return path.join(path.dirname(from), request)
  const file = exported[request.replace('@shop/shared', '.')]
  return request.startsWith('@shop/shared') && file !== undefined ? path.join(shared, file) : undefined
}

/** The files that an entry of the shell begins with, those of the shared package among them. */
function filesOf(file: string, visited = new Set<string>()): ReadonlySet<string> {
  if (visited.has(file)) return visited
  visited.add(file)
  for (const request of requestsOf(file)) {
    const found = pathOf(request, file)
    if (found !== undefined) filesOf(found, visited)
  }
  return visited
}

/** The modules that those take from elsewhere, each with the file that takes it. */
const takenBy = (entry: string): [request: string, file: string][] =>
  [...filesOf(entry)].flatMap((file) =>
    requestsOf(file)
      .filter((request) => !request.startsWith('.'))
      .map((request): [string, string] => [request, path.relative(shell, file)]),
  )

/** A part that is loaded later is not there yet when an entry asks for it at once: the whole page fails. */
describe.each(['main.ts', 'webview.ts'])('the first load of %s', (entry) => {
  const taken = takenBy(path.join(shell, entry))

  it('is found', () => {
    expect(existsSync(path.join(shell, entry))).toBe(true)
    expect(taken.map(([request]) => request)).toContain('@shop/shared/routes')
  })

  it('asks at once for no shared part that comes later', () =>
    expect(taken.filter(([request]) => (commonEntryPoints[request] ?? 'first') !== 'first')).toEqual([]))
})

/** Header, drawer, search box, greeting and footer: the app has bars of its own. */
const barsOfTheWeb = /^(?:frame\/(?:header|drawer|welcome)\/|frame\/(?:web-chrome|visitor-welcome|footer)\.|search\/)/

it.each([
  { entry: 'main.ts', has: true },
  { entry: 'webview.ts', has: false },
])('[CHR-001] the bars of the web are in the first load of $entry: $has', ({ entry, has }) => {
  const files = [...filesOf(path.join(shell, entry))].map((file) => path.relative(shell, file))
  expect(files.filter((file) => barsOfTheWeb.test(file)).length > 0).toBe(has)
})
