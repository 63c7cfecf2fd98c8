import { usePlatform } from '@shop/shared/platform'
import { useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isOfInputMethod } from './input-method.ts'
import { type SearchFormProps, searchHint, searchLabel } from './search-form-props.ts'
import { SearchRoot, SearchRow } from './search-styles.ts'
import type { SuggestOption } from './suggest-options.ts'
import { useSearchParts } from './use-search-parts.ts'
import { useSuggestBox } from './use-suggest-box.ts'

/** The query parameter of the result page: its word is shown in the box. */
const wordParameter = 'searchWord'

type Typed = {
  text: string
  /** The word of the page that it stands on. */
  on: string
  /** The text that was searched for last. */
  searched?: string
}

/**
 * Another result page, by a link or a step back: its word replaces what stands in the box. One that the box has searched for
 * leaves what was typed meanwhile.
 */
function textOn(word: string, { text, searched }: Typed): string {
  const isTypedSince = word === searched?.trim() && text !== searched
  return word === '' || isTypedSince ? text : word
}

/** One box for words and for order numbers, with what it suggests: a combobox. */
export function SearchForm({ isFull = false, onEscape, children }: SearchFormProps) {
  const platform = usePlatform()
  const [searched] = useSearchParams()
  const word = searched.get(wordParameter) ?? ''
  const [typed, setTyped] = useState<Typed>({ text: word, on: word })
  if (typed.on !== word) setTyped({ text: textOn(word, typed), on: word })

  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const { parts, get } = useSearchParts()
  const { box, state } = useSuggestBox(parts, input)
  const isListed = state.isOpen && state.options.length > 0
  const optionId = (place: number) => `${listId}-${place}`

  function write(text: string) {
    setTyped((before) => ({ ...before, text }))
    box?.type(text)
  }

  async function search(text: string) {
    setTyped({ text, on: word, searched: text })
    box?.close()
    const loaded = parts ?? (await get())
    if (loaded !== undefined) await loaded.runSearch(text, platform, { replace: isFull })
    else if (text.trim() !== '') platform.navigation.navigate(href.searchResults(text.trim()), { replace: isFull })
  }

  function choose(option: SuggestOption) {
    if (option.kind !== 'category') {
      void search(option.word)
      return
    }
    box?.close()
    const { large, middle, small } = option.category.path
    platform.navigation.navigate(href.categoryProducts(large, middle, small), { replace: isFull })
  }

  function submit() {
    const option = state.active === undefined ? undefined : state.options[state.active]
    if (option === undefined) void search(typed.text)
    else choose(option)
  }

  function pressed(event: KeyboardEvent) {
    if (isOfInputMethod(event.nativeEvent)) {
      if (event.key === 'Enter') event.preventDefault()
    } else if (event.key === 'Escape' && onEscape !== undefined) {
      // Left alone, the field would empty itself first.
      event.preventDefault()
      onEscape()
    } else if (box?.press(event.key) === true) event.preventDefault()
  }

  return (
    <SearchRoot
      role="search"
      data-full={isFull ? '' : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box?.close()
      }}
    >
      <SearchRow
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <input
          ref={input}
          role="combobox"
          aria-label={searchLabel}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed && state.active !== undefined ? optionId(state.active) : undefined}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          data-first-focus=""
          placeholder={searchHint}
          value={typed.text}
          onFocus={() => {
            if (box === undefined) void get()
            else box.open(typed.text)
          }}
          onClick={() => {
            if (box !== undefined && !state.isOpen) box.open(typed.text)
          }}
          onChange={(event) => write(event.target.value)}
          onKeyDown={pressed}
        />
        {typed.text === '' ? null : (
          <button
            type="button"
            data-clear=""
            aria-label="入力を消す"
            onClick={() => {
              write('')
              input.current?.focus()
            }}
          >
            <X size={20} />
          </button>
        )}
        <button type="submit">
          <Search size={20} />
          検索
        </button>
      </SearchRow>
      {children}
      {parts !== undefined && box !== undefined ? (
        <parts.SuggestList
          id={listId}
          optionId={optionId}
          isFull={isFull}
          state={state}
          onChoose={choose}
          onForget={(forgotten) => {
            box.forget(forgotten)
            input.current?.focus()
          }}
          onForgetAll={() => {
            box.forgetAll()
            input.current?.focus()
          }}
        />
      ) : null}
    </SearchRoot>
  )
}
