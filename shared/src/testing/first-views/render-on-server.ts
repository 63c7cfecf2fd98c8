import { jest } from '@jest/globals'
import type { FirstView, ServerEntry } from '@shop/shared/contract'
import type { ExamplePage, RenderedRemote } from './example-pages.ts'

export type RenderedView = { view: FirstView } | { error: unknown }

/** Replies, by the path of their address, that make no difference to a page. */
export type Rendered = { views: ReadonlyMap<ExamplePage, RenderedView>; unused: readonly string[] }

const pageSingleton = '../../page-singleton.ts'

/** Renders with modules of their own, without a document, and with the replacement that the build of a server entry makes. */
export async function renderOnServer({ load }: RenderedRemote, pages: readonly ExamplePage[]): Promise<Rendered> {
  const views = new Map<ExamplePage, RenderedView>()
  const unused: string[] = []
  await jest.isolateModulesAsync(async () => {
    jest.unstable_mockModule('@shop/shared/remote', () => import('@shop/shared/remote/server'))
    // The server is another process: the browser's page has a session and a bus of its own.
    jest.unstable_mockModule(pageSingleton, () => ({ pageSingleton: (_: string, make: () => unknown) => make() }))
    await load()
    const entry: ServerEntry = await import('@shop/shared/remote/server')
    for (const page of pages) {
      const rendered = await rendering(entry, page)
      views.set(page, rendered)
      if ('view' in rendered) unused.push(...(await unusedReplies(entry, page, rendered.view)))
    }
  })
  for (const name of ['@shop/shared/remote', pageSingleton]) jest.unstable_unmockModule(name)
  forgetPage()
  return { views, unused }
}

const rendering = (entry: ServerEntry, { request }: ExamplePage): Promise<RenderedView> =>
  entry.render(request).then(
    (view) => ({ view }),
    (error: unknown) => ({ error }),
  )

/** An example that answers what the screen does not ask shows less than it says. */
async function unusedReplies(entry: ServerEntry, { request, answered }: ExamplePage, { html }: FirstView) {
  const unused: string[] = []
  // A member's page may lack the reply that would show another one, and the width makes no difference.
  if (request.kind.who === 'member' || request.kind.device === 'desktop') return unused
  for (const address of answered) {
    const answers = request.answers.filter((answer) => answer.address !== address)
    const without = await entry.render({ ...request, answers })
    if (without.html === html) unused.push(`${request.path}: ${new URL(address).pathname}`)
  }
  return unused
}

/** Removes the values that all modules of a page share through the global object. */
function forgetPage(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('shop.')) Reflect.deleteProperty(globalThis, key)
}
