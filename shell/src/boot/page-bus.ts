import { type DeadLetter, type OpenBus, openBus } from '@shop/shared/bus'
import type { Clock } from '@shop/shared/domain'
import type { ErrorReport } from '@shop/shared/platform'
import { openChannel } from './browser-ports.ts'

type BusParts = {
  clock: Clock
  origin: string
  isStrict: boolean
  report(what: ErrorReport, origin: string): void
}

/** Opens the bus of this page; what goes wrong on it is reported under the name of whoever did it. */
export const openPageBus = ({ clock, origin, isStrict, report }: BusParts): OpenBus =>
  openBus({
    report: (error, from) => report({ error, doing: 'hear a fact' }, from),
    deadLetter: (letter) =>
      report({ error: deadLetterError(letter), doing: 'use the bus' }, letter.fromOtherTab ? origin : letter.origin),
    now: () => clock.now().getTime(),
    isStrict,
    channel: openChannel('shop.bus'),
  })

/** Names only: the payload of what is no fact may be anything, and so may all that another tab says. */
export function deadLetterError({ name, version, dead, fromOtherTab }: DeadLetter): Error {
  const letter = fromOtherTab ? 'a letter of another tab' : `${name} v${version ?? '?'}`
  return Object.assign(new TypeError(`${letter} is ${dead}`), { name: 'DeadLetterError' })
}
