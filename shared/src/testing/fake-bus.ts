import {
  type Bus,
  type BusDeclaration,
  type FactName,
  type Facts,
  factRules,
  type OpenBus,
  openBus,
} from '@shop/shared/bus'

type Letter = { name: FactName; payload: unknown }

/** The facts published to the member's other tabs. */
const sent: Letter[] = []
let receive: ((event: MessageEvent<unknown>) => void) | undefined
let opened: OpenBus | undefined

const everything = Object.entries(factRules).map(([name, { version }]) => ({ name, version }))

/** An end of the real bus; what a screen may tell and hear is all there is, unless said. Its channel leads to tabs that the test plays. */
export function joinTestBus(declared: BusDeclaration = { tells: everything, hears: everything }): Bus {
  opened ??= openBus({
    report: (error) => {
      throw error
    },
    deadLetter: ({ name, dead, payload }) => {
      throw new TypeError(`${name} is ${dead}: ${JSON.stringify(payload)}`)
    },
    now: () => 0,
    isStrict: true,
    channel: {
      postMessage: (letter: Letter) => void sent.push(letter),
      addEventListener: (_: string, on: unknown) => {
        receive = on as typeof receive
      },
    },
  })
  return opened.join('test@1.0.0', declared)
}

/** Plays another tab of the same member. */
export function publishFromOtherTab<K extends FactName>(name: K, payload: Facts[K]): void {
  const data = { name, version: factRules[name].version, origin: 'test@1.0.0', payload }
  receive?.(new MessageEvent('message', { data }))
}

/** The facts published since the last call, oldest first. */
export const publishedFacts = (): Letter[] => sent.splice(0).map(({ name, payload }) => ({ name, payload }))
