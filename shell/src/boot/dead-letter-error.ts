import type { DeadLetter } from '@shop/shared/bus'

/** Names only: the payload of what is no fact may be anything, and so may all that another tab says. */
export function deadLetterError({ name, version, dead, fromOtherTab }: DeadLetter): Error {
  const letter = fromOtherTab ? 'a letter of another tab' : `${name} v${version ?? '?'}`
  return Object.assign(new TypeError(`${letter} is ${dead}`), { name: 'DeadLetterError' })
}
