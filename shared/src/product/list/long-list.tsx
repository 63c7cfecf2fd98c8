import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { afterPaint, media } from '@shop/shared/ui'
import {
  type CSSProperties,
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import {
  begun,
  type Chunk,
  changed,
  chunksOf,
  chunksOfAGroup,
  type Drawing,
  everywhere,
  type KeyOf,
  stepped,
} from './drawing.ts'
import { ItemInWords, type ItemWords } from './item-in-words.tsx'
import { chunkElement, Heights, LaidOutAhead } from './list-layout.ts'
import { nearItems } from './near-items.ts'

/** Draws an item; `nameId` is for the element with its name. The same function as long as it draws the same. */
export type DrawItem<T> = (item: T, place: { at: number; nameId: string }) => ReactNode

export type LongListProps<T> = {
  items: readonly T[]
  keyOf: KeyOf<T>
  /** Items that the browser lays out together: full rows in every number of columns. */
  size: number
  /** As `data-look` of the list; another one draws what is near anew. */
  look?: string
  /** With all that can be done: on the screen, near it, and where somebody has pressed something. */
  full: DrawItem<T>
  /** What stands for it far away. */
  words: (item: T) => ItemWords
  /** The items carry their names, as nothing in them does. */
  hasNamedItems?: boolean
}

/** So many are drawn in full wherever they are. */
const shortList = 30

/** Whether an item is drawn in full only when it comes near: its picture then need not wait for that by itself. */
export const isDrawnNear = (items: readonly unknown[]): boolean => items.length > shortList

/* A chunk out of sight costs the browser nothing, a group of them far out of sight not even its chunks; what is in
   them can still be found and read. */
const Root = styled.div(css`
  &[data-long] [data-group], &[data-long] [data-chunk] { content-visibility: auto; }
  &[data-long] [data-group] { contain-intrinsic-size: auto none auto calc(var(--chunks) * var(--chunk-height)); }
  &[data-long] [data-chunk] { contain-intrinsic-size: auto none auto var(--chunk-height); }
  & [data-pending] { height: var(--chunk-height); }
  /* Not taken out of the layout: a thousand items at once would take a frame too long. */
  & > [data-group][aria-hidden] { height: 0; overflow: clip; content-visibility: hidden; }
  ${media.print} { &[data-long] [data-group], &[data-long] [data-chunk] { content-visibility: visible; } }
`)

/**
 * A list of any length that answers a press as quickly as a short one. What was touched is never given up: no quantity
 * that was chosen, no focus. One list for a screen reader: its groups and chunks are not there.
 *
 * For its styles: `--chunk-height` says how high a chunk is about; in groups there are `data-chunk`s, in them the items,
 * of which those far away are `data-words`. [PF-04]
 */
export function LongList<T>({ items, keyOf, size, look = '', full, words, hasNamedItems = false }: LongListProps<T>) {
  const root = useRef<HTMLDivElement>(null)
  const isLong = isDrawnNear(items)
  const { drawing, touched, heights } = useDrawing(root, { items, keyOf, size, look, isLong })
  const focus = useFocusOfItem(root, drawing, { keyOf, touched })
  const isPrinted = useIsPrinted()
  const hasLeft = drawing.shown.length > drawing.target.length
  const heightsOfLook = heights.of(look)
  const stateOf = (key: string): string | number =>
    isPrinted || drawing.full.has(key) ? 'full' : (heightsOfLook.get(key) ?? '')
  return (
    <Root ref={root} role="list" data-look={look} data-long={isLong || hasLeft ? '' : undefined} {...focus}>
      {chunksOf(isPrinted ? drawing.target : drawing.shown, chunksOfAGroup).map((chunks, group) => {
        const first = group * chunksOfAGroup
        // What a shorter list leaves behind goes away step by step, out of sight.
        const count = Math.min(chunks.length, drawing.target.length - first)
        const isLeft = count <= 0
        return (
          <div
            key={group}
            role="presentation"
            data-group
            aria-hidden={isLeft || undefined}
            style={{ '--chunks': isLeft ? chunks.length : count } as CSSProperties}
          >
            {chunks.map((chunk, place) => (
              <ChunkOfItems
                key={place}
                {...{ chunk, keyOf, full, words, hasNamedItems }}
                offset={(first + place) * size}
                isHidden={!isLeft && place >= count}
                states={chunk.map((item) => stateOf(keyOf(item))).join()}
              />
            ))}
          </div>
        )
      })}
    </Root>
  )
}

type ListRef = RefObject<HTMLDivElement | null>
type DrawingOptions<T> = Pick<LongListProps<T>, 'items' | 'keyOf' | 'size'> & { look: string; isLong: boolean }

/** Follows the screen in small steps, between which the browser answers presses. */
function useDrawing<T>(root: ListRef, { items, keyOf, size, look, isLong }: DrawingOptions<T>) {
  const target = useMemo(() => chunksOf(items, size), [items, size])
  const [last, setDrawing] = useState(() => begun(target, look, keyOf))
  const [touched] = useState(() => new Set<string>())
  const [heights] = useState(() => new Heights())
  const [ahead] = useState(() => new LaidOutAhead())
  const drawing = last.target === target && last.look === look ? last : changed(last, target, look, { keyOf, touched })
  if (drawing !== last) setDrawing(drawing)

  const isStepping = useRef(false)
  const step = useEffectEvent(() => {
    if (isStepping.current || root.current === null) return
    const near = isLong ? nearItems(root.current, size, window.innerHeight) : everywhere
    if (isLong) ahead.layOut(root.current, near, size)
    const next = stepped(drawing, { near, touched, keyOf })
    if (next === drawing) return
    heights.keep(root.current, drawing, next, keyOf)
    isStepping.current = true
    startTransition(() => setDrawing((now) => (now === drawing ? next : now)))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step changes it
  useLayoutEffect(() => {
    // Laid out in the task that has drawn it: a frame has enough to do while the page is scrolled.
    if (isStepping.current) root.current?.getBoundingClientRect()
  }, [drawing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step follows on the one before
  useEffect(() => {
    isStepping.current = false
    // After the frame that answers a press, as it reads the layout; and no two steps for one frame.
    return afterPaint(step)
  }, [drawing])
  useEffect(() => {
    let callOff: (() => void) | undefined
    // A frame of a scroll has enough to do by itself.
    const follow = () => {
      callOff ??= afterPaint(() => {
        callOff = undefined
        step()
      })
    }
    const measureAnew = () => {
      heights.clear()
      ahead.clear()
      follow()
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', measureAnew)
    return () => {
      callOff?.()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', measureAnew)
    }
  }, [heights, ahead])
  return { drawing, touched, heights }
}

/** Knows what was touched, and hands the focus on from the words of an item to the whole of it. */
function useFocusOfItem<T>(
  root: ListRef,
  drawing: Drawing<T>,
  { keyOf, touched }: { keyOf: KeyOf<T>; touched: Set<string> },
) {
  const focused = useRef<string>(undefined)

  function touch({ target }: SyntheticEvent): string | undefined {
    const at = placeOf(root.current, target as Element)
    const item = at === undefined ? undefined : drawing.shown[at.chunk]?.[at.item]
    if (item === undefined) return undefined
    touched.add(keyOf(item))
    return keyOf(item)
  }

  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return
    const isIt = (item: T) => keyOf(item) === focused.current
    const chunk = drawing.shown.findIndex((items) => items.some(isIt))
    const element = chunkElement(root.current, chunk)?.children[drawing.shown[chunk]?.findIndex(isIt) ?? -1]
    element?.querySelector('a')?.focus({ preventScroll: true })
  }, [root, drawing, keyOf])

  return {
    onPointerDownCapture: (event: SyntheticEvent) => void touch(event),
    // A choice that was made for somebody, by voice or from what the browser filled in.
    onChangeCapture: (event: SyntheticEvent) => void touch(event),
    onFocusCapture(event: SyntheticEvent) {
      focused.current = touch(event)
    },
    onBlurCapture() {
      focused.current = undefined
    },
  }
}

/** In which chunk of the list an element is, and in which item of that. */
function placeOf(list: Element | null, element: Element): { chunk: number; item: number } | undefined {
  const item = element.closest('[role=listitem]')
  const chunk = item?.parentElement
  const group = chunk?.parentElement
  if (!item || !chunk || !group || group.parentElement !== list) return undefined
  return { chunk: indexOf(group) * chunksOfAGroup + indexOf(chunk), item: indexOf(item) }
}

const indexOf = (element: Element): number => [...(element.parentElement?.children ?? [])].indexOf(element)

/** Paper has no screen to be near to. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    const print = window.matchMedia('print')
    // The browser does not wait for a later drawing.
    const change = () => flushSync(() => setIsPrinted(print.matches))
    print.addEventListener('change', change)
    return () => print.removeEventListener('change', change)
  }, [])
  return isPrinted
}

type ChunkProps<T> = Pick<LongListProps<T>, 'keyOf' | 'full' | 'words'> & {
  chunk: Chunk<T>
  hasNamedItems: boolean
  offset: number
  isHidden: boolean
  /** By place `full` or the height that it had so, where it is known: a chunk is drawn anew when its own change. */
  states: string
}

const ChunkOfItems = memo(function ChunkOfItems<T>({ chunk, offset, isHidden, ...items }: ChunkProps<T>) {
  const { keyOf, full, words, hasNamedItems } = items
  const states = items.states.split(',')
  return (
    <div role="presentation" data-chunk data-pending={chunk.length === 0 ? '' : undefined} hidden={isHidden}>
      {chunk.map((item, at) =>
        states[at] === 'full' ? (
          <ItemInFull key={keyOf(item)} {...{ item, full, hasNamedItems }} at={offset + at} />
        ) : (
          <ItemInWords
            key={keyOf(item)}
            {...{ item, words, hasNamedItems }}
            height={Number.parseFloat(states[at] ?? '') || undefined}
          />
        ),
      )}
    </div>
  )
}) as <T>(props: ChunkProps<T>) => ReactElement

type ItemInFullProps<T> = Pick<ChunkProps<T>, 'full' | 'hasNamedItems'> & { item: T; at: number }

const ItemInFull = memo(function ItemInFull<T>({ item, at, full, hasNamedItems }: ItemInFullProps<T>) {
  const nameId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: between ul and li nothing else may stand
    <div role="listitem" aria-labelledby={hasNamedItems ? nameId : undefined}>
      {full(item, { at, nameId })}
    </div>
  )
}) as <T>(props: ItemInFullProps<T>) => ReactElement
