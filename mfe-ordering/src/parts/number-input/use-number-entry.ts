import { formatNumber, type OrderNumber, type WeekNumber } from '@shop/shared/domain'
import { fullProductName } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { orderToAddTo } from '@shop/shared/product/order'
import { nextTask } from '@shop/shared/ui'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Added, addNumbers } from './add-numbers.ts'
import type { NumberRefusal } from './judge-number.ts'
import { hasNumbers, readTyped } from './typed-numbers.ts'
import type { FoundNumbers, ShownList } from './use-number-list.ts'

export type NumberEntry = {
  text: string
  refusals: readonly NumberRefusal[]
  /** The line that was asked for a second time. */
  duplicate: OrderNumber | undefined
  /** The event, for a screen reader. */
  said: string
  /** How far the look-ups of many numbers are. */
  progress: string | undefined
  type(text: string): void
  submit(): void
  /** Ends the messages of an earlier entry. */
  forget(): void
}

/** The field: what was typed leaves it at once, and what could not be added comes back, before what was typed since. */
export function useNumberEntry(
  week: WeekNumber,
  { list, found, find }: ShownList,
  field: RefObject<HTMLTextAreaElement | null>,
): NumberEntry {
  const platform = usePlatform()
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer>(noAnswer)
  const { refusals, duplicate, said } = answer
  const [progress, setProgress] = useState<string>()
  // One entry after the other: the second may be a duplicate of the first.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const known = useRef<FoundNumbers>(found)
  known.current = found

  async function add(entered: string): Promise<void> {
    // The emptied field is drawn first.
    await nextTask()
    const typed = readTyped(entered)
    const total = typed.length
    await nextTask()
    const tell = (done: number) => {
      if (total > 1) setProgress(`${formatNumber(total)}件のうち${formatNumber(done)}件を確認しました`)
    }
    tell(0)
    const added = await addNumbers(typed, {
      list,
      found: known.current,
      find: (numbers) => find(numbers, tell),
      // Without it the limit is judged when the order is known, and by the service.
      readOrder: () => orderToAddTo(platform, week).catch(() => undefined),
      randomId: platform.randomId,
    })
    setProgress(undefined)
    // Text that was typed since stands behind it; else it is selected, so that the next number takes its place.
    const since = field.current?.value ?? ''
    if (added.left !== '') setText(since === '' ? added.left : `${added.left}\n${since}`)
    setAnswer({ ...answerTo(added), isSelected: added.left !== '' && since === '' })
  }

  useLayoutEffect(() => {
    if (answer === noAnswer) return
    field.current?.focus()
    if (answer.isSelected) field.current?.select()
  }, [answer, field])

  return {
    text,
    refusals: refusals.filter(({ why }) => why !== 'duplicate' || refusals.length > 1),
    duplicate,
    said,
    progress,
    type(next) {
      setText(next)
      // A refusal of one number says nothing of the next; a list of reasons stays while it is worked off.
      if (refusals.length === 1 || next === '') setAnswer(noAnswer)
    },
    submit() {
      if (!hasNumbers(text)) return
      setText('')
      setAnswer(noAnswer)
      queue.current = queue.current.then(() => add(text))
    },
    forget: () => setAnswer(noAnswer),
  }
}

type Answer = Pick<NumberEntry, 'refusals' | 'duplicate' | 'said'> & { isSelected: boolean }
const noAnswer: Answer = { refusals: [], duplicate: undefined, said: '', isSelected: false }

function answerTo({ products, refusals }: Added): Omit<Answer, 'isSelected'> {
  const duplicate = refusals.findLast(({ why }) => why === 'duplicate')?.typed.no
  return { refusals, duplicate, said: [addedText(products), refusedText(refusals)].join(' ').trim() }
}

function addedText([only, ...more]: Added['products']): string {
  if (only === undefined) return ''
  if (more.length > 0) return `${formatNumber(more.length + 1)}商品をリストに追加しました`
  return `${fullProductName(only)}をリストに追加しました`
}

function refusedText(refusals: readonly NumberRefusal[]): string {
  const [only] = refusals
  if (only === undefined) return ''
  if (refusals.length > 1) return `${formatNumber(refusals.length)}件の番号を追加できませんでした`
  return [only.message.title, only.message.text].filter((part) => part !== undefined).join(' ')
}
