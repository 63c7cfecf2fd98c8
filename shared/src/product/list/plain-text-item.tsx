import { usePlatform } from '@shop/shared/platform'
import type { HeadingLevel } from '@shop/shared/product/card'
import { followLink } from '@shop/shared/product/card'
import type { Navigation } from '@shop/shared/router'
import { memo, type ReactElement, useId, useLayoutEffect, useRef } from 'react'

/** The words that a search of the page and a screen reader look for in an item far from the screen. */
export type ItemWords = {
  /** The heading, which leads to its page. */
  name: string
  /** Address of the shop. */
  to: string
  headingLevel: HeadingLevel
  text: string
}

type Props<T> = {
  item: T
  words: (item: T) => ItemWords
  /** The item carries the name, and not an article in it. */
  hasNamedItems: boolean
  /** That it had when it was drawn in full, px. */
  height: number | undefined
}

/**
 * An item of a long list in its words alone. They are plain elements: for each new address React asks every element of
 * its own whether it has to change, and of these there are thousands.
 */
export const PlainTextItem = memo(function PlainTextItem<T>({ item, words, hasNamedItems, height }: Props<T>) {
  const root = useRef<HTMLDivElement>(null)
  const nameId = useId()
  const { navigation } = usePlatform()
  useLayoutEffect(() => {
    const { heading, text } = elementsOf(words(item), { nameId, navigation })
    const article = document.createElement('article')
    article.setAttribute('aria-labelledby', nameId)
    article.append(heading, text)
    root.current?.replaceChildren(...(hasNamedItems ? [heading, text] : [article]))
  }, [item, words, hasNamedItems, nameId, navigation])
  return (
    // biome-ignore lint/a11y/useSemanticElements: between ul and li nothing else may stand
    <div
      ref={root}
      role="listitem"
      aria-labelledby={hasNamedItems ? nameId : undefined}
      data-words
      style={{ minHeight: height }}
    />
  )
}) as <T>(props: Props<T>) => ReactElement

function elementsOf(words: ItemWords, { nameId, navigation }: { nameId: string; navigation: Navigation }) {
  const link = document.createElement('a')
  link.href = words.to
  link.textContent = words.name
  link.addEventListener('click', (press) => followLink(press, words.to, navigation))
  const heading = document.createElement(`h${words.headingLevel}`)
  heading.id = nameId
  heading.append(link)
  const text = document.createElement('p')
  text.textContent = words.text
  return { heading, text }
}
