import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@shop/shared/ui'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ChunkOfItems } from './chunk-of-items.tsx'
import type { LongListProps } from './long-list-props.ts'
import { chunksOf, chunksOfAGroup } from './render-window.ts'
import { useFocusOfItem } from './use-focus-of-item.ts'
import { useRenderWindow } from './use-render-window.ts'

/** So many are drawn in full wherever they are. */
const shortList = 30

/**
 * Tells whether an item is drawn in full only when it comes near: its picture then need not wait for that by itself.
 */
export const isVirtualized = (items: readonly unknown[]): boolean => items.length > shortList

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
 * of which those far away are `data-words`.
 */
export function LongList<T>({
  items,
  keyOf,
  size,
  look = '',
  full,
  words,
  hasNamedItems = false,
  isGrowing = false,
}: LongListProps<T>) {
  const root = useRef<HTMLDivElement>(null)
  const isLong = isVirtualized(items)
  const { renderWindow, touched, heights } = useRenderWindow(root, { items, keyOf, size, look, isLong })
  const focus = useFocusOfItem(root, renderWindow, { keyOf, touched })
  const isPrinted = useIsPrinted()
  const hasLeft = renderWindow.shown.length > renderWindow.target.length
  const heightsOfLook = heights.of(look)
  const stateOf = (key: string): string | number =>
    isPrinted || renderWindow.full.has(key) ? 'full' : (heightsOfLook.get(key) ?? '')
  return (
    <Root
      ref={root}
      role="list"
      data-look={look}
      data-long={isGrowing || isLong || hasLeft ? '' : undefined}
      {...focus}
    >
      {chunksOf(isPrinted ? renderWindow.target : renderWindow.shown, chunksOfAGroup).map((chunks, group) => {
        const first = group * chunksOfAGroup
        // Chunks that a shorter list leaves behind go away step by step, out of sight.
        const count = Math.min(chunks.length, renderWindow.target.length - first)
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
