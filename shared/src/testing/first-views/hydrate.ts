import { jest } from '@jest/globals'
import type { FirstView, FirstViewRequest } from '@shop/shared/contract'
import type { RemoteLifecycles } from '@shop/shared/platform'
import { keyOfRead } from '@shop/shared/routes/first-reads'
import type { ExamplePage, RenderedRemote } from './example-pages.ts'

export type Browser = {
  /** Hydrates a view as the shell does, and gives what went wrong. */
  hydrate(page: ExamplePage, view: FirstView): Promise<string[]>
}

/** Gives up on a part that never wakes up, after some seconds on a quick machine. */
const maxTurns = 500

/** Loads the remote as a browser does. For a process that has a document by now: libraries look for one when they are loaded. */
export async function openBrowser({ name, load }: RenderedRemote): Promise<Browser> {
  await import('../browser-gaps.ts')
  await import('../no-styles.ts')
  const { act } = await import('react')
  const { getPlanningWeeks } = await import('@shop/shared/api')
  const { beginFirstView, endFirstView } = await import('@shop/shared/first-view')
  const { wakeAllAreas } = await import('@shop/shared/first-view/area')
  const { dispatchSession, readSession } = await import('@shop/shared/session')
  const { fakePlatform } = await import('../fake-platform.ts')
  const remote = (await load()) as RemoteLifecycles
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  wakeAllAreas()

  /** React has its turn while a lifecycle is under way: `act` holds back what the lifecycle waits for. */
  async function performed(lifecycle: () => Promise<unknown>): Promise<void> {
    let done: Promise<unknown> = Promise.resolve()
    await act(async () => {
      done = lifecycle()
      await turn()
    })
    await act(async () => void (await done))
  }

  async function hydrate({ request }: ExamplePage, view: FirstView): Promise<string[]> {
    const { kind, now, answers, path, search, page, slot } = request
    const problems: string[] = []
    const tell = (...words: unknown[]) => void problems.push(words.map(String).join(' '))
    const said = jest.spyOn(console, 'error').mockImplementation(tell)
    Object.assign(globalThis, { fetch: answering(answers), reportError: tell })

    const platform = fakePlatform({ path: path + search, now: new Date(now).toISOString() })
    const report = ({ error, doing }: { error: unknown; doing: string }) => tell(doing, error)
    const { open, past } = await getPlanningWeeks(platform.api)
    dispatchSession({ type: 'weeksLoaded', open, past, storedIndex: 0 })
    if (kind.who === 'visitor') dispatchSession({ type: 'noToken' })

    const container = document.createElement('div')
    container.innerHTML = view.html
    giveStyles(container)
    document.body.replaceChildren(container)
    // React writes hints of pictures, which are no elements of the page.
    const elements = [...container.querySelectorAll('*:not(link[rel="preload"])')]
    beginFirstView({ kind, now, session: readSession(), answered: new Set(view.queries) })
    const props = {
      name,
      release: `${name}@1.0.0`,
      platform: { ...platform, report, config: { ...platform.config, ...choicesOf(page) } },
      container,
      onCrash: (error: unknown) => tell('crashed', error),
      ...(slot === undefined ? {} : { slot }),
    }
    const lifecycles = slot === undefined ? remote : remote.slots?.[slot.name]
    if (lifecycles === undefined) throw new Error(`${name} exports no lifecycles of the slot ${slot?.name}`)
    await lifecycles.bootstrap(props)
    await performed(() => lifecycles.mount(props))
    for (let turns = 0; turns < maxTurns && asleep(elements).length > 0 && problems.length === 0; turns += 1)
      await act(turn)
    const [first] = asleep(elements)
    if (first !== undefined && problems.length === 0) tell('never wakes up:', first.outerHTML.slice(0, 200))
    await performed(() => lifecycles.unmount(props))
    endFirstView()
    // Requests have timers, for which the process would wait.
    await platform.queryClient.cancelQueries()
    platform.queryClient.clear()
    said.mockRestore()
    return problems
  }
  return { hydrate }
}

/** Styles as the server wrote them, which React compares: the DOM would format them anew through `cssText`. */
function giveStyles(page: Element): void {
  for (const element of page.querySelectorAll('[data-style]')) {
    element.setAttribute('style', element.getAttribute('data-style') ?? '')
    element.removeAttribute('data-style')
  }
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

/** Elements of the HTML that React has not hydrated. One that has left the page was replaced by a later drawing. */
const asleep = (elements: readonly Element[]): Element[] =>
  elements.filter(
    (element) => element.isConnected && !Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  )

/** The network of a page: the answers that the HTML shows come, all others do not. */
const answering =
  (answers: readonly { address: string; json: string }[]) =>
  async (asked: Request): Promise<Response> => {
    const key = keyOfRead(asked.url)
    const answer = answers.find(({ address }) => keyOfRead(address) === key)
    if (answer === undefined)
      return new Promise((_, reject) => asked.signal.addEventListener('abort', () => reject(asked.signal.reason)))
    return new Response(answer.json, { headers: { 'Content-Type': 'application/json' } })
  }

/** Settings of a shop that a screen draws by: kinds that it sells, places that recommend. */
const choicesOf = ({ recommendSpecs, limitedTypes }: FirstViewRequest['page']) => ({ recommendSpecs, limitedTypes })
