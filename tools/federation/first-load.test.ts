import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { commonParts } from './sharing.ts'

const shell = path.resolve(import.meta.dirname, '../../shell/src')

/** Imports that stay in a build: types go, and `import()` is no part of the first load. */
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"()]*?\sfrom\s+)?'([^']+)'/gm

/** The imports from elsewhere of the files that an entry of the shell begins with, each with the file that takes it. */
function takenBy(file: string, visited = new Set<string>()): [request: string, file: string][] {
  if (visited.has(file)) return []
  visited.add(file)
  const requests = [...readFileSync(file, 'utf8').matchAll(staticImport)].map(([, request = '']) => request)
  return requests.flatMap((request) =>
    request.startsWith('.')
      ? takenBy(path.join(path.dirname(file), request), visited)
      : [[request, path.relative(shell, file)] as [string, string]],
  )
}

/** A part that is loaded later is not there yet when an entry asks for it at once: the whole page fails. */
describe.each(['main.ts', 'webview.ts'])('the first load of %s', (entry) => {
  const taken = takenBy(path.join(shell, entry))

  it('is found', () => {
    expect(existsSync(path.join(shell, entry))).toBe(true)
    expect(taken.map(([request]) => request)).toContain('@shop/shared/routes')
  })

  it('asks at once for no shared part that comes later', () =>
    expect(taken.filter(([request]) => (commonParts[request] ?? 'first') !== 'first')).toEqual([]))
})
