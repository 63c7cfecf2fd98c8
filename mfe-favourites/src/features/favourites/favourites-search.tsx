import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useComposition } from '../../parts/use-composition.ts'

/** So long the fingers rest before the list follows. */
const restMs = 250

/** Searches the favourites while a word is typed; never in the middle of a conversion. [JP-01, JP-02] */
export function FavouritesSearch({ typed, onSearch }: { typed: string; onSearch(typed: string): void }) {
  const [text, setText] = useState(typed)
  const { isComposing, events } = useComposition(text)
  const asked = useRef(typed)

  function searchNow() {
    if (text === asked.current) return
    asked.current = text
    onSearch(text)
  }
  const search = useEffectEvent(searchNow)
  useEffect(() => {
    if (isComposing || text === asked.current) return undefined
    const timer = setTimeout(() => search(), restMs)
    return () => clearTimeout(timer)
  }, [text, isComposing])

  // Somebody has gone another way: back, or to all of them.
  useEffect(() => {
    if (typed === asked.current) return
    asked.current = typed
    setText(typed)
  }, [typed])

  return (
    <label>
      <span data-label>お気に入りから探す</span>
      <input
        type="search"
        placeholder="商品名・ブランド・番号"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...events}
        onBlur={() => {
          events.onBlur()
          searchNow()
        }}
        onKeyDown={({ key, keyCode, nativeEvent }) => {
          // The Enter that ends a conversion is none; Safari ends the composition before it tells the key.
          if (key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229) searchNow()
        }}
      />
    </label>
  )
}
