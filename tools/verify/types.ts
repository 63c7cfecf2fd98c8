import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Type-checks every package that has a tsconfig.json, each by its own rules; those of the browser have the same and are
 * read once. What has not changed is not read again.
 */
const ofBrowser = 'tsconfig.browser.json'
const configs = ['.', ...readdirSync('.')]
  .map((folder) => path.join(folder, 'tsconfig.json'))
  .filter((file) => existsSync(file))
const projects = new Set(
  configs.map((file) => (readFileSync(file, 'utf8').includes(`"../${ofBrowser}"`) ? ofBrowser : file)),
)
const buildInfo = (project: string) =>
  path.join('node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
const typeCheck = (project: string) =>
  spawnSync(
    'node_modules/.bin/tsc',
    ['-p', project, '--pretty', '--incremental', '--tsBuildInfoFile', buildInfo(project)],
    { stdio: 'inherit' },
  ).status
const failed = [...projects].filter((project) => typeCheck(project) !== 0)
console.log(
  `types: ${projects.size} projects, ${failed.length} with errors${failed.length === 0 ? '' : `: ${failed.join(', ')}`}`,
)
process.exit(failed.length === 0 ? 0 : 1)
