import type { Suggestions } from '@shop/shared/api/suggest'
import { suggestionDelayMs } from '@shop/shared/domain/search'
import { forgetAllSearchedWords, forgetSearchedWord, type SearchedWordsPorts, searchedWords } from '@shop/shared/search'
import { type SuggestOption, suggestOptions } from './suggest-options.ts'

export type SuggestPorts = {
  suggest(typed: string, signal: AbortSignal): Promise<Suggestions>
  platform: SearchedWordsPorts
  /** Gives its undo. */
  setTimer(work: () => void, ms: number): () => void
}

export type SuggestState = {
  isOpen: boolean
  text: string
  options: readonly SuggestOption[]
  /** Place of the option that the arrow keys have reached. */
  active: number | undefined
}

/** The state of the list under one search box, from the first key to the choice. No React. */
export type SuggestBox = {
  state(): SuggestState
  /** Hears every change; returns its own undo. */
  subscribe(on: () => void): () => void
  open(text: string): void
  close(): void
  type(text: string): void
  /** Gives whether the key was for the list. */
  press(key: string): boolean
  forget(word: string): void
  forgetAll(): void
  /** Ends what is under way. */
  end(): void
}

export function createSuggestBox({ suggest, platform, setTimer }: SuggestPorts): SuggestBox {
  const listeners = new Set<() => void>()
  let state: SuggestState = { isOpen: false, text: '', options: [], active: undefined }
  let found: Suggestions | undefined
  /** The word that they were found for. */
  let foundFor = ''
  let stopAsking: () => void = () => undefined

  const history = () => searchedWords(platform.storage)

  function become(next: Partial<SuggestState>): void {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }

  const drawn = (text: string) => ({ text, options: suggestOptions(text, found, history()), active: undefined })

  /** Asks once the typing has stopped. Another word takes back the question, so no old answer comes after it. */
  function ask(text: string): void {
    stopAsking()
    // Those of a word that goes on stay until the next ones come; those of another word are wrong at once.
    if (text.trim() === '' || !(text.startsWith(foundFor) || foundFor.startsWith(text))) found = undefined
    if (text.trim() === '') return
    const asked = new AbortController()
    const answered = (answer: Suggestions | undefined) => {
      if (asked.signal.aborted) return
      found = answer
      foundFor = text
      // Under the arrow keys of somebody who is choosing nothing moves.
      if (state.active === undefined) become(drawn(text))
    }
    const stopTimer = setTimer(() => {
      // A box without suggestions is still a box.
      suggest(text, asked.signal).then(answered, () => answered(undefined))
    }, suggestionDelayMs)
    stopAsking = () => {
      stopTimer()
      asked.abort()
    }
  }

  function type(text: string): void {
    ask(text)
    become({ isOpen: true, ...drawn(text) })
  }

  function close(): void {
    stopAsking()
    if (state.isOpen) become({ isOpen: false, active: undefined })
  }

  /** The next option in a direction; beyond either end is the box itself. */
  function step(by: 1 | -1): void {
    const places = state.options.length + 1
    const next = ((state.active ?? -1) + 1 + by + places) % places
    become({ active: next === 0 ? undefined : next - 1 })
  }

  function forget(word: string): void {
    forgetSearchedWord(word, platform)
    become(drawn(state.text))
  }

  function forgetAll(): void {
    forgetAllSearchedWords(platform)
    become(drawn(state.text))
  }

  function workOf(key: string): (() => void) | undefined {
    const { options, active } = state
    if (key === 'Escape') return close
    const option = active === undefined ? undefined : options[active]
    // With no option reached the other keys are the text's.
    if (option === undefined) return undefined
    if (key === 'Home') return () => become({ active: 0 })
    if (key === 'End') return () => become({ active: options.length - 1 })
    if (key === 'Delete' && option.kind === 'history') return () => forget(option.word)
    return undefined
  }

  function press(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (state.isOpen) step(key === 'ArrowDown' ? 1 : -1)
      else type(state.text)
      return true
    }
    const work = state.isOpen && state.options.length > 0 ? workOf(key) : undefined
    work?.()
    return work !== undefined
  }

  return {
    state: () => state,
    subscribe(on) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
    open: type,
    close,
    type,
    press,
    forget,
    forgetAll,
    end: () => stopAsking(),
  }
}
