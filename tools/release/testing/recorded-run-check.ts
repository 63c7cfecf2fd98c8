import type { Refusal } from '@shop/release-store'
import type { OpenRunCheck } from '../run-check/run-check.ts'

export type RecordedRunCheck = {
  open: OpenRunCheck
  /** Opened and not closed. */
  isOpen(): boolean
  /** The releases that were run since the last look, each with the shells of the web that it was run in. */
  ran(): string[]
  /** The refusals of every run from now on. */
  find(refusals: readonly Refusal[]): void
}

/** Stands in for the browser: it records whose code it is asked to run. */
export function recordedRunCheck(): RecordedRunCheck {
  const runs: string[] = []
  let open = 0
  let found: readonly Refusal[] = []
  const run = (release: string, shells: readonly { descriptor: { version: string } }[]) => {
    runs.push(`${release} in ${shells.map(({ descriptor }) => descriptor.version).join(' ')}`)
    return [...found]
  }
  return {
    open: () => {
      open += 1
      return {
        ofRemote: async ({ name, version }, { shells }) => run(`${name} ${version}`, shells.web.candidates.slice(0, 1)),
        ofShell: async ({ version }, into) => run(`shell ${version} for ${into.join(' ')}`, []),
        async close() {
          open -= 1
        },
      }
    },
    isOpen: () => open > 0,
    ran: () => runs.splice(0),
    find(refusals) {
      found = refusals
    },
  }
}
