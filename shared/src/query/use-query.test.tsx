import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { beginFirstView, endFirstView, type FirstViewOfPage } from '@shop/shared/first-view'
import { act, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.edge'
import { QueryClient, QueryClientProvider, queryOptions, skipToken, useInfiniteQuery, useQuery } from './index.ts'

let log: string[]
const milk = queryOptions({ queryKey: ['milk'], queryFn: () => asked('milk') })
const basket = queryOptions({ queryKey: ['basket'], queryFn: () => asked('basket') })
const hashOf = (name: string) => JSON.stringify([name])

/** Answers of the services; a promise that is missing refuses. */
let answers: Record<string, Promise<string>>
function asked(name: string): Promise<string> {
  log.push(`asked ${name}`)
  return answers[name] ?? Promise.reject(new TypeError('no answer'))
}

const aView = (over: Partial<FirstViewOfPage> = {}): FirstViewOfPage => ({
  kind: { who: 'visitor', device: 'phone' },
  now: 0,
  session: undefined,
  answered: new Set(),
  ...over,
})

function Line({ of }: { of: typeof milk | typeof basket }) {
  const { data, isPending, fetchStatus } = useQuery(of as typeof milk)
  return <p>{isPending ? `waiting, ${fetchStatus}` : data}</p>
}

function Page({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void log.push('taken up'), [])
  return <Suspense fallback="none">{children}</Suspense>
}

const pageWith = (client: QueryClient, children: ReactNode) => (
  <QueryClientProvider client={client}>
    <Page>{children}</Page>
  </QueryClientProvider>
)
const aClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })

/** Renders as the server entry does, and gives the keys of the answers that stand in the HTML. */
async function rendered(children: ReactNode): Promise<{ html: string; answered: Set<string> }> {
  const answered = new Set<string>()
  beginFirstView(aView({ answered, server: { unanswered: new Set(), slots: new Map() } }))
  const stream = await renderToReadableStream(pageWith(aClient(), children))
  await stream.allReady
  endFirstView()
  return { html: await new Response(stream).text(), answered }
}

const differences = jest.fn()
const roots: Root[] = []

/** Takes the HTML up, as the shell and the remotes do. */
function hydrated(html: string, client: QueryClient, children: ReactNode): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  roots.push(hydrateRoot(container, pageWith(client, children), { onRecoverableError: differences }))
  return container
}

// React warns that two of its renderers draw the same contexts: here one page is rendered and taken up in one process.
jest.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  log = []
  answers = {}
  differences.mockReset()
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
  endFirstView()
  document.body.replaceChildren()
})

const texts = (container: HTMLElement) => [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
const both = [<Line key="milk" of={milk} />, <Line key="basket" of={basket} />]

describe('a query on the server', () => {
  it('[K-185] is waited for, and stands in the HTML with its answer', async () => {
    answers = { milk: Promise.resolve('milk 214') }
    const { html, answered } = await rendered(<Line of={milk} />)
    expect(html).toContain('<p>milk 214</p>')
    expect([...answered]).toEqual([hashOf('milk')])
  })

  it('[K-185] waits in the HTML where the edge has brought no answer, and is tried once', async () => {
    const { html, answered } = await rendered(<Line of={basket} />)
    expect(html).toContain('<p>waiting, fetching</p>')
    expect([...answered]).toEqual([])
    expect(log).toEqual(['asked basket'])
  })

  it('[K-185] of a list in pages is waited for too', async () => {
    answers = { page: Promise.resolve('thirty') }
    function List() {
      const { data } = useInfiniteQuery({
        queryKey: ['page'],
        queryFn: () => asked('page'),
        initialPageParam: 1,
        getNextPageParam: () => undefined,
      })
      return <p>{data?.pages.join()}</p>
    }
    const { html, answered } = await rendered(<List />)
    expect(html).toContain('<p>thirty</p>')
    expect([...answered]).toEqual([hashOf('page')])
  })

  it.each([
    { says: 'that is switched off', of: queryOptions({ ...milk, enabled: false }) },
    { says: 'that has nothing to ask', of: queryOptions<string>({ queryKey: ['milk'], queryFn: skipToken }) },
  ])('[K-185] asks for nothing and waits, $says', async ({ of }) => {
    const { html } = await rendered(<Line of={of as typeof milk} />)
    expect(html).toContain('<p>waiting, idle</p>')
    expect(log).toEqual([])
  })
})

describe('a query of a page that is taken up', () => {
  it('[K-185] asks for what the HTML shows while it is taken up, and for anything else afterwards', async () => {
    answers = { milk: Promise.resolve('milk 214') }
    const { html, answered } = await rendered(both)
    answers = { milk: Promise.resolve('milk 214'), basket: Promise.resolve('3 lines') }
    log = []
    beginFirstView(aView({ answered }))
    const client = aClient()
    const before = document.createElement('div')
    before.innerHTML = html
    const container = await act(async () => hydrated(html, client, both))
    expect(texts(before)).toEqual(['milk 214', 'waiting, fetching'])
    await waitFor(() => expect(texts(container)).toEqual(['milk 214', '3 lines']))
    expect(log.filter((what) => what !== 'taken up')).toEqual(['asked milk', 'asked basket'])
    expect(log.indexOf('asked basket')).toBeGreaterThan(log.indexOf('taken up'))
    expect(differences).not.toHaveBeenCalled()
  })

  it('[K-185] keeps the elements of the HTML until its answer has come', async () => {
    answers = { milk: Promise.resolve('milk 214') }
    const { html, answered } = await rendered(<Line of={milk} />)
    let arrive: (answer: string) => void = () => undefined
    answers = {
      milk: new Promise((resolve) => {
        arrive = resolve
      }),
    }
    beginFirstView(aView({ answered }))
    const container = await act(async () => hydrated(html, aClient(), <Line of={milk} />))
    const line = container.querySelector('p')
    expect(line?.textContent).toBe('milk 214')
    await act(async () => arrive('milk 214'))
    expect(container.querySelector('p')).toBe(line)
    expect(differences).not.toHaveBeenCalled()
  })

  it('[K-185] waits as in the HTML first, even if the answer has come meanwhile', async () => {
    const { html, answered } = await rendered(<Line of={basket} />)
    const client = aClient()
    client.setQueryData(['basket'], '3 lines')
    log = []
    beginFirstView(aView({ answered }))
    const container = await act(async () => hydrated(html, client, <Line of={basket} />))
    expect(texts(container)).toEqual(['3 lines'])
    expect(differences).not.toHaveBeenCalled()
    expect(log).not.toContain('asked basket')
  })

  it('[K-185] says how it failed where its answer is refused now', async () => {
    answers = { milk: Promise.resolve('milk 214') }
    function Failing() {
      const { data, isError } = useQuery(milk)
      return <p>{isError ? 'failed' : data}</p>
    }
    const { html, answered } = await rendered(<Failing />)
    answers = {}
    beginFirstView(aView({ answered }))
    const container = await act(async () => hydrated(html, aClient(), <Failing />))
    await waitFor(() => expect(texts(container)).toEqual(['failed']))
  })
})

it('[K-185] is the library’s own hook in a page that the browser draws', async () => {
  answers = { milk: Promise.resolve('milk 214') }
  const client = aClient()
  const container = document.createElement('div')
  const root = createRoot(container)
  roots.push(root)
  await act(async () => root.render(pageWith(client, <Line of={milk} />)))
  await waitFor(() => expect(texts(container)).toEqual(['milk 214']))
  expect(client.getQueryData(['milk'])).toBe('milk 214')
})
