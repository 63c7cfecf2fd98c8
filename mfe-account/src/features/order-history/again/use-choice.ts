import type { HistoryLine } from '@shop/shared/domain/order-history'
import { usePlatform } from '@shop/shared/platform'
import { useMemo, useState } from 'react'
import { type ChoiceOwner, keepChoice, readChoice } from './kept-choice.ts'
import { keyOfLine } from './may-order-again.ts'

export type Choice = {
  /** Keys of the lines that are chosen. */
  chosen: ReadonlySet<string>
  lines: readonly HistoryLine[]
  toggle(line: HistoryLine): void
  add(keys: readonly string[]): void
  drop(keys: readonly string[]): void
  clear(): void
}

/** The lines of a week that are chosen to be ordered again, written down with every press. */
export function useChoice({ member, week, lines }: ChoiceOwner & { lines: readonly HistoryLine[] }): Choice {
  const { storage } = usePlatform()
  const [kept, setKept] = useState(() => readChoice(storage, { member, week }))
  const editing = useMemo(() => {
    const change = (to: (now: ReadonlySet<string>) => Iterable<string>) => {
      const next = new Set(to(readChoice(storage, { member, week })))
      keepChoice(storage, { member, week }, next)
      setKept(next)
    }
    return {
      toggle(line: HistoryLine) {
        const key = keyOfLine(line)
        change((now) => (now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]))
      },
      add: (keys: readonly string[]) => change((now) => [...now, ...keys]),
      drop: (keys: readonly string[]) => change((now) => [...now].filter((key) => !keys.includes(key))),
      clear: () => change(() => []),
    }
  }, [storage, member, week])
  const chosen = useMemo(() => new Set(lines.map(keyOfLine).filter((key) => kept.has(key))), [lines, kept])
  return { chosen, lines, ...editing }
}
