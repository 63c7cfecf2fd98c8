import path from 'node:path'

export type Check = { name: string; program: string; args: readonly string[] }

/** Everything a change must pass, the quickest first; what builds comes last. */
export function checks(root: string): Check[] {
  const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)
  const own = (file: string) => ({ program: process.execPath, args: [path.join(root, 'tools', file)] })
  return [
    { name: 'format', program: bin('biome'), args: ['format', '.'] },
    { name: 'lint', program: bin('biome'), args: ['lint', '--error-on-warnings', '.'] },
    { name: 'boundaries', ...own('boundaries/check.ts') },
    { name: 'ids', ...own('requirements/check-mentions.ts') },
    { name: 'docs', ...own('verify/docs.ts') },
    { name: 'types', ...own('verify/types.ts') },
    { name: 'entry-points', ...own('entry-points/main.ts') },
    { name: 'unused', program: bin('knip'), args: [] },
    { name: 'unit', ...own('test/unit-alone.ts') },
    { name: 'releases', ...own('verify/releases.ts') },
  ]
}
