import type { HotRemotes } from './hot-remotes.ts'
import { reloadWithState, restoreState } from './kept-state.ts'

type Built = { kind: 'built'; name: string; hash: string }
type HostEvent = Built | { kind: 'call' } | { kind: 'not-built' }

const remotes = (): HotRemotes | undefined => (window as Window & { shopHotRemotes?: HotRemotes }).shopHotRemotes

/** The way that keeps most: modules in place, else the page anew with what was typed. */
async function takeOver({ name, hash }: Built): Promise<void> {
  if (name === 'shell') return reloadWithState()
  const remote = remotes()?.get(name)
  if (remote === undefined || remote.hash() === hash) return
  try {
    await remote.update()
  } catch (error) {
    console.warn(`${name} cannot be changed in place, the page is loaded anew`, error)
  }
  if (remote.hash() !== hash) reloadWithState()
}

new EventSource('/_isolate/events').addEventListener('message', ({ data }) => {
  const event: HostEvent = JSON.parse(String(data))
  if (event.kind === 'built') void takeOver(event)
})
restoreState()
