import { type Bus, type FactName, type Facts, factRules, joinBus, openBus } from '@shop/shared/bus'

type Letter = { name: FactName; payload: unknown }

/** What was told to the member's other tabs. */
const sent: Letter[] = []
let receive: ((event: MessageEvent<unknown>) => void) | undefined
let isOpen = false

/** An end of the real bus. Its channel leads to tabs that the test plays. */
export function joinTestBus(): Bus {
  if (!isOpen) {
    openBus({
      report: (error) => {
        throw error
      },
      deadLetter: (letter) => {
        throw new TypeError(`no fact: ${JSON.stringify(letter)}`)
      },
      channel: {
        postMessage: (letter: Letter) => void sent.push(letter),
        addEventListener: (_: string, on: unknown) => {
          receive = on as typeof receive
        },
      },
    })
    isOpen = true
  }
  return joinBus('test@1.0.0')
}

/** Plays another tab of the same member. */
export function tellFromOtherTab<K extends FactName>(name: K, payload: Facts[K]): void {
  const data = { name, version: factRules[name].version, origin: 'test@1.0.0', payload }
  receive?.(new MessageEvent('message', { data }))
}

/** The facts told since the last call, oldest first. */
export const toldFacts = (): Letter[] => sent.splice(0).map(({ name, payload }) => ({ name, payload }))
