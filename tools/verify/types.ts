import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'

/** Type-checks every package that has a tsconfig.json, each by its own rules. */
const projects = ['.', ...readdirSync('.')].filter((entry) =>
  statSync(`${entry}/tsconfig.json`, { throwIfNoEntry: false })?.isFile(),
)
const failed = projects.filter(
  (project) => spawnSync('node_modules/.bin/tsc', ['-p', project, '--pretty'], { stdio: 'inherit' }).status !== 0,
)
console.log(
  `types: ${projects.length} projects, ${failed.length} with errors${failed.length === 0 ? '' : `: ${failed.join(', ')}`}`,
)
process.exit(failed.length === 0 ? 0 : 1)
