import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { chunkElement } from './measured-heights.ts'
import { chunksOfAGroup, type KeyOf, type RenderWindow } from './render-window.ts'

/** Knows what was touched, and hands the focus on from the words of an item to the whole of it. */
export function useFocusOfItem<T>(
  root: RefObject<HTMLDivElement | null>,
  renderWindow: RenderWindow<T>,
  { keyOf, touched }: { keyOf: KeyOf<T>; touched: Set<string> },
) {
  const focused = useRef<string>(undefined)

  function touch({ target }: SyntheticEvent): string | undefined {
    const at = placeOf(root.current, target as Element)
    const item = at === undefined ? undefined : renderWindow.shown[at.chunk]?.[at.item]
    if (item === undefined) return undefined
    touched.add(keyOf(item))
    return keyOf(item)
  }

  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return
    const isIt = (item: T) => keyOf(item) === focused.current
    const chunk = renderWindow.shown.findIndex((items) => items.some(isIt))
    const element = chunkElement(root.current, chunk)?.children[renderWindow.shown[chunk]?.findIndex(isIt) ?? -1]
    element?.querySelector('a')?.focus({ preventScroll: true })
  }, [root, renderWindow, keyOf])

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
