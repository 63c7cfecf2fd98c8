import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Type-checks every package that has a tsconfig.json, each by its own rules; what has not changed is not read again. */
const projects = ['.', ...readdirSync('.')].filter((entry) =>
  statSync(`${entry}/tsconfig.json`, { throwIfNoEntry: false })?.isFile(),
)
const buildInfo = (project: string) =>
  path.join('node_modules/.cache/types', `${project === '.' ? 'root' : project}.tsbuildinfo`)
const typeCheck = (project: string) =>
  spawnSync(
    'node_modules/.bin/tsc',
    ['-p', project, '--pretty', '--incremental', '--tsBuildInfoFile', buildInfo(project)],
    { stdio: 'inherit' },
  ).status
const failed = projects.filter((project) => typeCheck(project) !== 0)
console.log(
  `types: ${projects.length} projects, ${failed.length} with errors${failed.length === 0 ? '' : `: ${failed.join(', ')}`}`,
)
process.exit(failed.length === 0 ? 0 : 1)
