import type { Arrivals } from './arrivals.ts'
import { beginWait, extendDeadline, isOver, pollIntervalMs, type Wait } from './deadline.ts'
import type { WaitPorts } from './with-timeout.ts'

/** Longer than a slot waits for foreign code, which tells a release that hangs from one whose file fails. */
const scriptLimitMs = 5500
/** So long a file may be quiet before it is asked after. */
const askAfterMs = 2000

export type ScriptPorts = Omit<WaitPorts, 'arrived'> & {
  head: HTMLElement
  arrivals: Arrivals
  /** Whether it is the shop's own business. */
  isOurs(address: string): boolean
}

/**
 * Files that are asked for later stand in the head of the page as script elements. One that is quiet for too long gets
 * the error that its server does not send, so that whoever waits for it goes on, and may ask anew.
 */
export function watchScripts({ head, elapsedMs, setTimer, arrivals, isOurs }: ScriptPorts): void {
  const waits = new Map<HTMLScriptElement, Wait>()
  const ends = new Map<HTMLScriptElement, () => void>()
  let cancel = () => {}

  function lookLater(): void {
    cancel()
    cancel = setTimer(look, pollIntervalMs)
  }

  function begin(script: HTMLScriptElement): void {
    if (waits.size === 0) lookLater()
    waits.set(script, beginWait(elapsedMs(), arrivals.count()))
    script.addEventListener('load', () => end(script))
    script.addEventListener('error', () => end(script))
  }

  function end(script: HTMLScriptElement): void {
    waits.delete(script)
    ends.get(script)?.()
    ends.delete(script)
  }

  function look(): void {
    for (const [script, before] of waits) {
      const wait = extendDeadline(before, elapsedMs(), arrivals.count())
      waits.set(script, wait)
      // Whoever asked for it takes it away when it has come.
      if (!script.isConnected) end(script)
      else if (isOver(wait, scriptLimitMs)) script.dispatchEvent(new Event('error'))
      else if (isOver(wait, askAfterMs) && !ends.has(script)) ends.set(script, arrivals.askAfter(script.src))
    }
    if (waits.size > 0) lookLater()
  }

  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src !== '' && isOurs(node.src)) begin(node)
  }).observe(head, { childList: true })
}
