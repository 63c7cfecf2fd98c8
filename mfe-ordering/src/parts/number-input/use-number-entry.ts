import { formatNumber, type OrderNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { fullProductName } from '@shop/shared/product'
import { type RefObject, useRef, useState } from 'react'
import { type Added, addNumbers } from './add-numbers.ts'
import type { NumberRefusal } from './judge-number.ts'
import { readTyped } from './typed-numbers.ts'
import type { FoundNumbers, ShownList } from './use-number-list.ts'

export type NumberEntry = {
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  refusals: readonly NumberRefusal[]
  /** The line that was asked for a second time. [ORD-040] */
  duplicate: OrderNumber | undefined
  /** What happened, for a screen reader. */
  said: string
  /** How far the look-ups of many numbers are. */
  progress: string | undefined
  type(text: string): void
  submit(): void
  focus(): void
}

/** The field: what was typed leaves it at once, and what could not be added comes back, before what was typed since. */
export function useNumberEntry({ list, found, find }: ShownList): NumberEntry {
  const { randomId } = usePlatform()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [{ refusals, duplicate, said }, setAnswer] = useState<Answer>(noAnswer)
  const [progress, setProgress] = useState<string>()
  // One entry after the other: the second may be a duplicate of the first.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const known = useRef<FoundNumbers>(found)
  known.current = found

  async function add(typed: string): Promise<void> {
    const total = readTyped(typed).length
    const tell = (done: number) => {
      if (total > 1) setProgress(`${formatNumber(total)}件のうち${formatNumber(done)}件を確認しました`)
    }
    tell(0)
    const added = await addNumbers(typed, {
      list,
      found: known.current,
      find: (numbers) => find(numbers, tell),
      randomId,
    })
    setProgress(undefined)
    setAnswer(answerTo(added, known.current))
    if (added.left !== '') setText((since) => (since === '' ? added.left : `${added.left}\n${since}`))
    focus()
  }

  const focus = () => field.current?.focus()

  return {
    text,
    field,
    refusals: refusals.filter(({ why }) => why !== 'duplicate' || refusals.length > 1),
    duplicate,
    said,
    progress,
    type(next) {
      setText(next)
      // What was wrong with one number is not wrong with the next; a list of reasons stays while it is worked off.
      if (refusals.length === 1 || next === '') setAnswer(noAnswer)
    },
    submit() {
      if (readTyped(text).length === 0) return
      setText('')
      setAnswer(noAnswer)
      queue.current = queue.current.then(() => add(text))
    },
    focus,
  }
}

type Answer = { refusals: readonly NumberRefusal[]; duplicate: OrderNumber | undefined; said: string }
const noAnswer: Answer = { refusals: [], duplicate: undefined, said: '' }

function answerTo({ lines, refusals }: Added, found: FoundNumbers): Answer {
  const duplicate = refusals.findLast(({ why }) => why === 'duplicate')?.typed.no
  return { refusals, duplicate, said: [addedText(lines, found), refusedText(refusals)].join(' ').trim() }
}

function addedText(lines: Added['lines'], found: FoundNumbers): string {
  const [only] = lines
  if (only === undefined) return ''
  if (lines.length > 1) return `${formatNumber(lines.length)}商品をリストに追加しました`
  const what = found.get(only.no)
  const name = what?.is === 'found' ? fullProductName(what.product) : `番号 ${only.no}`
  return `${name}をリストに追加しました`
}

function refusedText(refusals: readonly NumberRefusal[]): string {
  const [only] = refusals
  if (only === undefined) return ''
  if (refusals.length > 1) return `${formatNumber(refusals.length)}件の番号を追加できませんでした`
  return [only.message.title, only.message.text].filter((part) => part !== undefined).join(' ')
}
