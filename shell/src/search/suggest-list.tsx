import { VisuallyHidden } from '@shop/shared/ui'
import History from 'lucide-react/icons/history'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import type { SuggestState } from './suggest-box.ts'
import type { SuggestOption } from './suggest-options.ts'
import { Forgetting, Options, Place } from './suggest-styles.ts'

export type SuggestListProps = {
  id: string
  optionId(place: number): string
  isFull: boolean
  state: SuggestState
  onChoose(option: SuggestOption): void
  onForget(word: string): void
  onForgetAll(): void
}

const groups = [
  { kind: 'keyword', title: 'キーワード' },
  { kind: 'category', title: 'カテゴリ' },
  { kind: 'history', title: '最近の検索' },
] as const

const icons = { keyword: Search, category: LayoutGrid, history: History } as const

/**
 * The options as one listbox. What takes away a word stands beside it and not in it: an option holds no button.
 * [CHR-043, CHR-052, AX-17]
 */
export function SuggestList({ id, optionId, isFull, state, onChoose, onForget, onForgetAll }: SuggestListProps) {
  const { isOpen, options, active, text } = state
  useEffect(() => {
    if (active !== undefined) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active, optionId])

  const isListed = isOpen && options.length > 0
  const rows = options.map((option, at) => ({ option, at }))
  const words = options.flatMap((option) => (option.kind === 'history' ? [option.word] : []))

  return (
    <>
      <VisuallyHidden role="status">{isListed ? `候補${options.length}件` : ''}</VisuallyHidden>
      {isListed ? (
        <Place data-full={isFull ? '' : undefined}>
          <div data-inner>
            <Options id={id} role="listbox" aria-label="検索の候補">
              {groups.map(({ kind, title }) => {
                const own = rows.filter(({ option }) => option.kind === kind)
                if (own.length === 0) return null
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a listbox holds options and groups of them, no fieldset
                  <div key={kind} role="group" aria-label={title}>
                    <div data-title aria-hidden>
                      {title}
                    </div>
                    {own.map(({ option, at }) => (
                      <Row
                        key={optionId(at)}
                        id={optionId(at)}
                        option={option}
                        typed={text}
                        isActive={at === active}
                        onChoose={onChoose}
                      />
                    ))}
                  </div>
                )
              })}
            </Options>
            {words.length === 0 ? null : (
              <Forgetting>
                <ul aria-label="検索の履歴を消す">
                  {words.map((word) => (
                    <li key={word}>
                      <button type="button" aria-label={`「${word}」を履歴から削除`} onClick={() => onForget(word)}>
                        <X size={18} />
                      </button>
                    </li>
                  ))}
                </ul>
                <button type="button" data-all="" onClick={onForgetAll}>
                  履歴をすべて削除
                </button>
              </Forgetting>
            )}
          </div>
        </Place>
      ) : null}
    </>
  )
}

type RowProps = {
  id: string
  option: SuggestOption
  typed: string
  isActive: boolean
  onChoose(option: SuggestOption): void
}

function Row({ id, option, typed, isActive, onChoose }: RowProps) {
  const Icon = icons[option.kind]
  return (
    // The keys of this list are the box's: the focus stays there.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <Icon size={18} />
      {option.kind === 'category' ? <Category option={option} /> : <Word word={option.word} typed={typed} />}
    </div>
  )
}

/** The typed text stands out where it occurs as it was typed. */
function Word({ word, typed }: { word: string; typed: string }) {
  const part = typed.trim()
  const at = part === '' ? -1 : word.indexOf(part)
  if (at < 0) return <span data-word>{word}</span>
  return (
    <span data-word>
      {word.slice(0, at)}
      <mark>{part}</mark>
      {word.slice(at + part.length)}
    </span>
  )
}

const Category = ({ option: { category } }: { option: Extract<SuggestOption, { kind: 'category' }> }) => (
  <>
    <span data-word>
      {category.parent === undefined ? null : `${category.parent} › `}
      <b>{category.name}</b>
    </span>
    <span data-count>{category.count}件</span>
  </>
)
