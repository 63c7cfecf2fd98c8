import type { MouseEvent } from 'react'

/** A click that means "go there", and not "open it in another tab". */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
