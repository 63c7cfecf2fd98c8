import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import { channelShell } from '@shop/release-store/testing'
import { aCandidate, aDescriptor, aRegistry, testShell, writeRegistry } from '../testing/a-release-store.ts'
import { captureOutput } from '../testing/captured-output.ts'
import { startPreviewServer } from '../testing/preview-server.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestServers } from '../testing/test-servers.ts'
import { anEntry } from './first-view/testing/a-request.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one()
})

const weeks = {
  member_latest_planning_weeks: [
    {
      latest_planning_week: '20261201',
      planning_week_start: '2026-11-13T15:00:00+09:00',
      planning_week_end: '2026-11-20T15:00:00+09:00',
      haitatu: '2026-12-01',
    },
  ],
  old_week_planning_list: [],
}
const entryFile = 'server.js'
const builtFile = (code: string) => ({
  integrity: `sha256-${createHash('sha256').update(code).digest('base64')}`,
  bytes: code.length,
  brotli: 1,
})

const ofShell = anEntry(
  'return view(request.hasScreen ? "<header>frame</header><!--slot-->" : "<header>waiting</header>")',
)
const ofRemote = (word: string) => anEntry(`return view('<p>${word} for ' + request.kind.who + '</p>')`)

const shell = {
  ...testShell,
  reads: [{ service: 'delivery', path: '/member_latest_planning_weeks', query: {} }],
  server: { entry: entryFile, screens: [] },
  files: { ...testShell.files, [entryFile]: builtFile(ofShell) },
}
const rendering = (version: string, code: string) =>
  aCandidate(
    version,
    {},
    {
      server: { entry: entryFile, screens: ['category'] },
      files: { ...aDescriptor().files, [entryFile]: builtFile(code) },
    },
  )

async function writeEntry(folder: string, name: string, version: string, code: string) {
  const release = path.join(folder, 'releases', name, version)
  await mkdir(release, { recursive: true })
  await writeFile(path.join(release, entryFile), code)
}

/** An edge with a shell and a remote that render, whose entries stand in the store. */
async function anEdge({
  stored = ofRemote('milk'),
  settings = {},
}: {
  stored?: string
  settings?: Record<string, string>
} = {}) {
  const services = await startPreviewServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(weeks))
  })
  undo.push(services.close)
  const show = (folder: string, ...candidates: ReturnType<typeof aCandidate>[]) => {
    const row = channelShell({ descriptor: shell })
    const remotes = { 'mfe-catalogue': { disabled: false, withdrawn: [], candidates } }
    return writeRegistry(folder, { ...aRegistry(), shells: { web: row, webview: row }, remotes })
  }
  const servers = await openTestServers(
    ['shop'],
    async (folder) => {
      await writeEntry(folder, 'shell', '1.0.0', ofShell)
      await writeEntry(folder, 'mfe-catalogue', '1.2.3', stored)
      await show(folder, rendering('1.2.3', ofRemote('milk')))
    },
    { SERVICES_UPSTREAM: services.origin, ...settings },
  )
  undo.push(() => servers.close())
  const page = async (cookie = '') =>
    (await rawRequest(servers.origins.shop, '/category', { headers: { Cookie: cookie } })).text
  /** Pages until one says it: processes start behind pages. */
  async function pageWith(word: string, cookie = '') {
    for (let tries = 0; tries < 200; tries += 1) {
      const text = await page(cookie)
      if (text.includes(word)) return text
      await pause(50)
    }
    throw new Error(`no page has said ${word}`)
  }
  return {
    page,
    pageWith,
    show: (...candidates: ReturnType<typeof aCandidate>[]) => show(servers.dataFolder, ...candidates),
    folder: servers.dataFolder,
  }
}
const dataOf = (text: string) => JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}')

describe('a page of releases that render', () => {
  it('[K-185] has frame and screen, their styles with the nonce of this answer, and what they show', async () => {
    const { page, pageWith } = await anEdge()
    expect(await page()).toContain('<div id="root"><div class="fp">')
    const text = await pageWith('milk')
    const slot = '<div data-remote="mfe-catalogue" data-release="mfe-catalogue@1.2.3"><p>milk for visitor</p></div>'
    expect(text).toContain(`<div id="root"><header>frame</header>${slot}</div>`)
    const nonceOf = (one: string) => /<style nonce="([\w-]+)" data-first-view>\.a\{color:red\}<\/style>/.exec(one)?.[1]
    expect(nonceOf(text)).toMatch(/^[\w-]{20,}$/)
    expect(nonceOf(await page())).not.toBe(nonceOf(text))
    const { rendered, serverTime } = dataOf(text)
    expect(rendered).toMatchObject({ kind: { who: 'visitor', device: 'desktop' }, release: 'mfe-catalogue@1.2.3' })
    expect(rendered.now).toBe(Math.floor(serverTime / 60_000) * 60_000)
    expect(await pageWith('milk', '__Host-shop-view=member.phone')).toContain('milk for member')
  })

  it('[K-185] that is rolled back is gone with the next page, and the one before it is rendered', async () => {
    const { page, pageWith, show, folder } = await anEdge()
    await pageWith('milk')
    await writeEntry(folder, 'mfe-catalogue', '1.2.2', ofRemote('bread'))
    await show(rendering('1.2.2', ofRemote('bread')))
    expect(await page()).not.toContain('milk')
    expect(await pageWith('bread')).not.toContain('milk')
  })

  it('[K-185] shows the frame with the place that waits when an entry is not the one that was released, and says so', async () => {
    const output = captureOutput()
    undo.push(output.close)
    const { pageWith } = await anEdge({ stored: ofRemote('evil') })
    expect(await pageWith('waiting')).not.toContain('evil')
    expect(output.words()).toContain(
      'first view: mfe-catalogue@1.2.3 notStarted: server.js is not the one that was released',
    )
  })

  it('[K-185] is drawn by the browser with FIRST_VIEW=browser', async () => {
    const { page } = await anEdge({ settings: { FIRST_VIEW: 'browser' } })
    await page()
    await pause(500)
    expect(await page()).toContain('<div id="root"><div class="fp">')
  })
})
