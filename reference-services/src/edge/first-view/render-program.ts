import { compileFunction } from 'node:vm'
import type { ServerEntry } from '@shop/shared/contract'
import type { RenderAnswer, RenderOrder } from './render-process.ts'

// Node may read this file and no other: whatever is imported above from files of ours are types.

/** They lead out, or name what a server has and a browser has not. Node refuses most of what they do; signals it does not. */
const removedGlobals = [
  ...['process', 'fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'],
  ...['localStorage', 'sessionStorage', 'navigator'],
]
/** A longer view is not even sent: the edge would have to read it. */
const maxCharacters = 1_000_000
const maxWords = 300

const send = process.send?.bind(process)
const exit = process.exit.bind(process)
let entry: ServerEntry | undefined
let last: Promise<unknown> = Promise.resolve()

process.on('message', (order: RenderOrder) => {
  // One at a time: a view is made of one state of the entry's module.
  last = last.then(() => answerTo(order)).then((answer) => send?.(answer))
})
process.on('disconnect', () => exit())

async function answerTo(order: RenderOrder): Promise<RenderAnswer> {
  const { id } = order
  try {
    if ('code' in order) {
      entry = load(order)
      return { id, view: undefined }
    }
    const view = await entry?.render(order.request)
    const { length } = JSON.stringify(view)
    return length <= maxCharacters
      ? { id, view }
      : { id, error: `its view has ${length} characters`, reason: 'refused' }
  } catch (error) {
    const isDeclined = error instanceof Error && error.name === 'NotRenderedError'
    return { id, error: String(error).slice(0, maxWords), reason: isDeclined ? 'declined' : 'thrown' }
  }
}

function load({ code, release }: { code: string; release: string }): ServerEntry {
  for (const name of removedGlobals) Reflect.deleteProperty(globalThis, name)
  const module: { exports: Partial<ServerEntry> } = { exports: {} }
  compileFunction(code, ['module', 'exports'], { filename: `${release}/server.js` })(module, module.exports)
  const { render } = module.exports
  if (typeof render !== 'function') throw new TypeError('the server entry has no render')
  return { render }
}
