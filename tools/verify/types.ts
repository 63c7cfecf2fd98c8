import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Type-checks every package that has a tsconfig.json, each by its own rules; those of the browser have the same and are
 * read once. What has not changed is not read again.
 */
const ofBrowser = 'tsconfig.browser.json'
const projects = new Set(
  ['.', ...readdirSync('.')].flatMap((folder) => {
    const file = path.join(folder, 'tsconfig.json')
    const config = readIfThere(file)
    if (config === undefined) return []
    return [config.includes(`"../${ofBrowser}"`) ? ofBrowser : file]
  }),
)

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

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
