import { favouriteMessages, limitListName, maxListName } from '@shop/shared/domain/favourites'
import { TextField } from '@shop/shared/ui/form'
import { useRef, useState } from 'react'

type Props = {
  name: string
  value: string
  error: string | undefined
  maxWidth?: string
  onChange(value: string): void
}

/**
 * リスト名. What is typed beyond ten characters is refused with its words; the letters of a conversion are let in, and
 * are counted when it has ended. [FAV-019, K-10]
 */
export function ListNameField({ value, error, onChange, ...rest }: Props) {
  const [isRefused, setIsRefused] = useState(false)
  const isComposing = useRef(false)

  function take(text: string): void {
    const kept = isComposing.current ? text : limitListName(text)
    setIsRefused(kept !== text)
    if (kept !== value) onChange(kept)
  }
  function endComposition(text: string): void {
    if (!isComposing.current) return
    isComposing.current = false
    take(text)
  }

  return (
    <div
      onCompositionStart={() => {
        isComposing.current = true
        setIsRefused(false)
      }}
    >
      <TextField
        label="リスト名"
        hint={`${maxListName}文字まで`}
        autoComplete="off"
        {...rest}
        value={value}
        error={isRefused ? favouriteMessages.nameTooLong.title : error}
        onChange={take}
        onCompositionEnd={endComposition}
        // Some keyboards leave the field without an end of the conversion.
        onBlur={() => endComposition(value)}
      />
    </div>
  )
}
