import { usePlatform } from '@shop/shared/platform'
import { afterPaint, Button } from '@shop/shared/ui'
import { useEffect, useRef } from 'react'
import { takesFocusOfMode } from './bulk-focus.ts'

/** まとめて選ぶ: the way into the mode, and where the focus comes back to. */
export function SelectButton({ onSelect }: { onSelect(): void }) {
  const { queryClient } = usePlatform()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocusOfMode(queryClient, 'button')) return afterPaint(() => button.current?.focus())
    return undefined
  }, [queryClient])
  return (
    <Button ref={button} look="outline" onClick={onSelect}>
      まとめて選ぶ
    </Button>
  )
}
