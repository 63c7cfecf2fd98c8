import { Area } from '@shop/shared/first-view/area'
import { memo, type ReactElement, useId } from 'react'
import type { LongListProps } from './long-list-props.ts'
import { PlainTextItem } from './plain-text-item.tsx'
import type { Chunk } from './render-window.ts'

type ChunkProps<T> = Pick<LongListProps<T>, 'keyOf' | 'full' | 'words'> & {
  chunk: Chunk<T>
  hasNamedItems: boolean
  offset: number
  isHidden: boolean
  /** By place `full` or the height that it had so, where it is known: a chunk is drawn anew when its own change. */
  states: string
}

export const ChunkOfItems = memo(function ChunkOfItems<T>({ chunk, offset, isHidden, ...items }: ChunkProps<T>) {
  const { keyOf, full, words, hasNamedItems } = items
  const states = items.states.split(',')
  return (
    <div role="presentation" data-chunk data-pending={chunk.length === 0 ? '' : undefined} hidden={isHidden}>
      {chunk.map((item, at) =>
        states[at] === 'full' ? (
          <ItemInFull key={keyOf(item)} {...{ item, full, hasNamedItems }} at={offset + at} />
        ) : (
          <PlainTextItem
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
      <Area>{full(item, { at, nameId })}</Area>
    </div>
  )
}) as <T>(props: ItemInFullProps<T>) => ReactElement
