import { jest } from '@jest/globals'
import { type PageKind, slotMark } from '@shop/shared/contract'
import { pageStyles } from '@shop/shared/styles'
import { server } from '@shop/shared/testing'
import { anOrdinaryMoment, aRoute } from '@shop/shared/testing/builders'
import { aFirstViewRequest } from '@shop/shared/testing/first-view-request'
import { aRelease } from '../../remotes/testing/a-release.ts'
import { render } from '../../server.tsx'
import { answerMember, openPage } from './open-page.ts'
import { type ServedRemote, serveRemote } from './serve-remote.ts'

const route = aRoute('/', { title: '注文トップ', viewMode: true, requiredAuth: true })
const release = aRelease('2.0.0', { singletons: {}, routes: { top: route } })
const releaseId = 'mfe-ordering@2.0.0'
const screenHtml = `<div data-remote="mfe-ordering" data-release="${releaseId}"><h1>rendered</h1></div>`

/** The edge renders in a process of its own; here server entry and page are parts of one, and hand these over. */
const stylesOfServer = pageStyles().cache
const bus = Reflect.get(globalThis, Symbol.for('shop.bus')) as { isOpen: boolean }

type Rendered = {
  kind: PageKind
  /** Whether the remote's screen stands in the HTML, or the place that waits for it. */
  hasScreen: boolean
  /** The hour of the HTML, and how long ago that was when the page comes. */
  at?: string
  secondsAgo?: number
  /** Values of this tab before the page was opened. */
  session?: Record<string, unknown>
  /** Of the services, where they are not the usual ones. */
  answers?: Parameters<typeof server.use>
}

export type RenderedPage = {
  remote: ServedRemote
  /** Differences between HTML and page, attributes too, which React says and does not mend. */
  differences: unknown[]
  /** Whether an element stood in the HTML. */
  isOfHtml(element: Element | undefined): boolean
}

/** Opens the top page as the edge has rendered it. */
export async function openRendered(rendered: Rendered): Promise<RenderedPage> {
  const { kind, hasScreen, at = anOrdinaryMoment, secondsAgo = 0, session = {}, answers = [] } = rendered
  const differences: unknown[] = []
  const tell = (...words: unknown[]) => {
    const text = words.join(' ')
    // React says so since both are parts of one process.
    if (!text.startsWith('Detected multiple renderers') && !hasStylesAlone(text)) differences.push(text)
  }
  jest.spyOn(console, 'error').mockImplementation(tell)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  Object.assign(window, { reportError: tell })

  const now = Date.parse(at)
  const html = await htmlOf({ kind, hasScreen, now })
  bus.isOpen = false
  const remote = serveRemote(release)
  answerMember()
  server.use(...answers)
  const opening = openPage({
    html: html.text,
    session,
    page: {
      environment: 'test',
      serverTime: now + secondsAgo * 1000,
      remotes: { 'mfe-ordering': [release] },
      rendered: { kind, now, ...html.names, ...(hasScreen ? { release: releaseId } : {}) },
    },
  })
  // Nothing is drawn in the same turn.
  const elements = new Set(document.querySelectorAll('#root *'))
  await opening
  return { remote, differences, isOfHtml: (element) => element !== undefined && elements.has(element) }
}

/** A style attribute is given back in the words of the browser, which React compares with its own. */
const hasStylesAlone = (text: string): boolean =>
  text.startsWith('A tree hydrated but some attributes') &&
  !/^[+-](?!\s+[\w-]+: )/m.test(text.slice(text.indexOf('hydration-mismatch')))

async function htmlOf({ kind, hasScreen, now }: { kind: PageKind; hasScreen: boolean; now: number }) {
  pageStyles().cache = stylesOfServer
  const view = await render(
    aFirstViewRequest({ path: '/', route: { owner: 'mfe-ordering', declaration: route }, kind, hasScreen, now }),
  )
  delete pageStyles().cache
  const page = document.createElement('div')
  page.innerHTML = view.html.replace(slotMark, hasScreen ? screenHtml : '')
  return { text: page.innerHTML, names: { queries: view.queries, styleNames: view.styleNames } }
}
