import type { RetryPorts } from '../boot/retrying.ts'

type Undo = () => void

/** Whatever may hold the first content back, asked again whenever it changes. */
export type ContentPorts = {
  /** The screen of the address stands with its data, or it is known that it will not come. */
  isContentShown(): boolean
  /** Hears everything that may change that. */
  onChange(look: () => void): Undo
}

export type QuietPorts = {
  setTimer: RetryPorts['setTimer']
  /** Runs work once the browser has nothing better to do. */
  whenIdle(work: () => void): void
  /** The member does something with the page. */
  onTouch(work: () => void): Undo
}

/** Settles once the page has shown its first content, and stays settled. */
export type QuietReached = { reached: Promise<void> }

export type PageQuiet = QuietReached & {
  /** Looks at the content from now on. */
  watch(content: ContentPorts): void
}

/** A page that waits for a slow service becomes whole nevertheless. */
const latestMs = 5000

/**
 * Says when to load what the first content does without: after that content, when the browser is idle; at the member's
 * first touch; or after five seconds.
 */
export function createPageQuiet({ setTimer, whenIdle, onTouch }: QuietPorts): PageQuiet {
  const undos: Undo[] = []
  let settle = () => {}
  const reached = new Promise<void>((resolve) => {
    settle = resolve
  })
  let isReached = false

  function reach(): void {
    isReached = true
    for (const undo of undos.splice(0)) undo()
    settle()
  }

  undos.push(onTouch(reach), setTimer(reach, latestMs))
  return {
    reached,
    watch({ isContentShown, onChange }) {
      if (isReached) return
      let isAsked = false
      function look(): void {
        if (isAsked || !isContentShown()) return
        isAsked = true
        whenIdle(() => {
          isAsked = false
          if (!isReached && isContentShown()) reach()
        })
      }
      undos.push(onChange(look))
      look()
    },
  }
}
