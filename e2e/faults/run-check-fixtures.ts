import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serializeSourceMap, sourceMapFile } from '@shop/release-store/source-maps'
import { aDescriptor, aRoute } from '@shop/release-store/testing'
import type { ReleaseDescriptor } from '@shop/shared/contract'

/** The statements of a release at its steps, in plain JavaScript, each in a line of its own. */
export type Code = {
  /** The global that the entry is; its own unless said otherwise. */
  container?: string
  /** While the entry is evaluated; `base` is the address of its folder. */
  load?: string
  bootstrap?: string
  /** `path`: the address; `container`: where the screen goes; `member`: who is here, if anybody. */
  mount?: string
  unmount?: string
}

/** The line of each step in the sources that the map of a release leads to. */
export const lines = { load: 3, bootstrap: 7, mount: 11, unmount: 18 } as const

const entryOf = (container: string, { load = '', bootstrap = '', mount = '', unmount = '' }: Code) =>
  `var ${container} = (() => {
const base = document.currentScript.src.replace(/[^/]*$/, '')
${load}
let session
const remote = {
async bootstrap() {
${bootstrap}
},
async mount({ container }) {
const path = location.pathname, { login } = session.readSession(), { member } = login
${mount}
const heading = document.createElement('h1')
heading.textContent = path
container.append(heading)
container.hasScreen = true
},
async unmount({ container }) {
${unmount}
container.replaceChildren()
},
}
return {
async init(scope) {
const [copy] = Object.values(scope['@shop/shared/session'])
session = (await copy.get())()
},
get: async () => () => remote,
}
})()
`

/** Writes a release of a remote that is one script of a few lines into a checkout, as a build leaves it, with its map. */
export async function writeFixture(root: string, name: string, code: Code): Promise<ReleaseDescriptor> {
  const { container = name.replaceAll('-', '_') } = code
  const content = entryOf(container, code)
  const script = createHash('sha256').update(content).digest('hex')
  const dist = path.join(root, name, 'dist')
  const maps = path.join(root, 'node_modules', '.cache', 'shop', 'source-maps', name)
  for (const folder of [dist, maps]) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
  }
  await writeFile(path.join(dist, 'entry.js'), content)
  // Each line of the script comes from the same line of the sources.
  const mappings = content.split('\n').map((_, place) => (place === 0 ? 'AAAA' : 'AACA'))
  const map = { version: 3, sources: [`${name}/src/remote.tsx`], names: [], mappings: mappings.join(';') }
  await writeFile(path.join(maps, sourceMapFile(script)), serializeSourceMap(map, { script, commit: 'abc' }))
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  const [, top = ''] = name.split('-')
  return aDescriptor({
    name,
    container,
    version: `1.0.0+${script.slice(0, 8)}`,
    contract: '^1.0.0',
    routes: {
      first: aRoute(`/${top}`, { screen: 'first', mobileTwin: true, viewMode: true, requiredAuth: true }),
      second: aRoute(`/${top}/second`, { screen: 'second', mobileTwin: false, viewMode: false, requiredAuth: true }),
    },
    files: { 'entry.js': { integrity, bytes: content.length, brotli: content.length } },
  })
}
