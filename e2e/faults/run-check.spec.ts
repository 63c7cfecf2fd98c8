import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { openDirectoryStore } from '@shop/release-store'
import { aCandidate, aRegistry } from '@shop/release-store/testing'
import type { Registry, ShellManifest } from '@shop/shared/contract'
import { openRunCheck } from '@shop/tools/run-check'
import { root } from '../stack/shop.ts'
import { type Code, lines, writeFixture } from './run-check-fixtures.ts'

const name = 'mfe-probe'
const other = 'mfe-other'

let checkout = ''
let registry: Registry
let check: ReturnType<typeof openRunCheck>

/** A checkout with builds in it, and a store with the shell of this one and another remote. */
test.beforeAll(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'run-check-'))
  const seeds = path.join('node_modules', '.cache', 'shop', 'seed')
  await mkdir(path.join(root, seeds), { recursive: true })
  await mkdir(path.dirname(path.join(checkout, seeds)), { recursive: true })
  await symlink(path.join(root, seeds), path.join(checkout, seeds))
  const dist = path.join(root, 'shell', 'dist')
  const shell: ShellManifest = JSON.parse(await readFile(path.join(dist, 'shell.json'), 'utf8'))
  const location = path.join(checkout, '.data', 'releases')
  const store = openDirectoryStore(location)
  await store.putRelease('shell', shell.version, dist)
  const beside = await writeFixture(checkout, other, {
    load: "window.shopThing = {}; window.customElements.define('shop-thing', class extends HTMLElement {})",
  })
  await store.putRelease(other, beside.version, path.join(checkout, other, 'dist'))
  registry = aRegistry({ [other]: [aCandidate(beside)] }, { web: shell, webview: shell })
  check = openRunCheck({
    root: checkout,
    environment: process.env,
    live: { store, location, channel: 'production' },
    log: () => undefined,
    stop: undefined,
  })
})
test.afterAll(async () => {
  await check?.close()
  await rm(checkout, { recursive: true, force: true })
})

async function refusalsOf(code: Code) {
  const descriptor = await writeFixture(checkout, name, code)
  const refusals = await check.ofRemote(descriptor, registry)
  return refusals.map(({ ours }) => ours.replace(descriptor.version, '1.0.0'))
}

const at = (step: keyof typeof lines) => `${name}/src/remote.tsx:${lines[step]}:1`
const everybody = 'member, corporate, family'

test('a release that works fits', async () => {
  expect(await refusalsOf({})).toEqual([])
})

const cases: { says: string; code: Code; words: string[] }[] = [
  {
    says: 'throws while it is loaded',
    code: { load: "throw new TypeError('no such thing')" },
    words: ['throws (load)', at('load')],
  },
  {
    says: 'rejects at bootstrap',
    code: { bootstrap: "throw new TypeError('no such thing')" },
    words: ['throws (bootstrap): TypeError: no such thing', at('bootstrap')],
  },
  {
    says: 'throws at one screen for corporate members alone',
    code: { mount: "if (path === '/probe/second' && member.isCorporate) throw new RangeError('too much')" },
    words: ['RangeError: too much', at('mount'), 'at /probe/second (screen second) as corporate'],
  },
  {
    says: 'works once and never again',
    code: { mount: "if (remote.isOver) throw new Error('twice')", unmount: 'remote.isOver = true' },
    words: ['Error: twice', at('mount')],
  },
  {
    says: 'throws when it leaves',
    code: { unmount: "if (path === '/nowhere') return; throw new Error('stays')" },
    words: ['throws (unmount): ReferenceError'],
  },
  {
    says: 'never mounts',
    code: { mount: 'await new Promise(() => undefined)' },
    words: ['hangs (mount): TookTooLongError'],
  },
  {
    says: 'never gives the page back',
    code: { mount: "while (path === '/probe/second') performance.now()" },
    words: ['never gives the page back: the page gives no answer any more', at('mount'), 'at /probe/second'],
  },
  {
    says: 'asks for a file that it does not have',
    code: { mount: "await import(base + 'gone.js')" },
    words: ['asks for a file that its descriptor does not name: gone.js'],
  },
  {
    says: 'brings a React of its own, which announces itself to developer tools as each does',
    code: { load: "window.__REACT_DEVTOOLS_GLOBAL_HOOK__.inject({ version: '19.0.0' })" },
    words: ['brings its own copy of what a page has once: SecondCopyError: a second copy of react-dom'],
  },
  {
    says: 'takes the name of a custom element',
    code: { load: "window.customElements.define('shop-thing', class extends HTMLElement {})" },
    words: ['takes a name that is another one’s', other],
  },
  {
    says: 'takes a name of the page',
    code: { load: 'window.shopThing = {}' },
    words: [`takes a name that is another one’s: window.shopThing is of ${other}`],
  },
  {
    says: 'takes the name of another container',
    code: { container: 'mfe_other' },
    words: [`takes a name that is another one’s: window.mfe_other is of ${other}`],
  },
  {
    says: 'asks an origin that the page does not allow',
    code: { mount: "fetch('https://elsewhere.example/ping').catch(() => undefined)" },
    words: ['does not allow: connect-src refuses https://elsewhere.example', at('mount'), everybody],
  },
  {
    says: 'shows a picture from such an origin',
    code: { mount: "container.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))" },
    words: ['does not allow: img-src refuses https://elsewhere.example'],
  },
  {
    says: 'makes a policy of Trusted Types that its descriptor does not name',
    code: { mount: "try { trustedTypes.createPolicy('own', {}) } catch {}" },
    words: ['does what the policy of the page does not allow: creates the Trusted Types policy own', at('mount')],
  },
  {
    says: 'writes plain text as HTML',
    code: { mount: "container.innerHTML = '<b>text</b>'" },
    words: ['writes plain text as HTML or as a script: Element innerHTML|<b>text</b>', at('mount')],
  },
]

for (const { says, code, words } of cases)
  test(`a release is refused that ${says}`, async () => {
    const refusals = await refusalsOf(code)
    expect(refusals).toHaveLength(1)
    for (const one of words) expect(refusals[0]).toContain(one)
  })
