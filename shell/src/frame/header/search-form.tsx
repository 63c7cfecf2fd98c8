import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useSearchParams } from '@shop/shared/router'
import { media, theme } from '@shop/shared/ui'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useSearch } from './use-search.ts'

const Form = styled.form(css`
  display: flex;
  flex: 1;
  max-width: 520px;
  height: 48px;
  margin-left: 12px;
  border: 2px solid ${theme.color.brand.default};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};

  & > input {
    flex: 1;
    min-width: 0;
    padding: 0 8px 0 14px;
    border: 0;
    border-radius: 6px 0 0 6px;
    background: transparent;
    appearance: none;
  }
  & > input::placeholder { color: ${theme.color.text.tertiary}; opacity: 1; }
  & > button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-width: 76px;
    border: 0;
    border-radius: 0 5px 5px 0;
    background: ${theme.color.brand.default};
    color: ${theme.color.text.onBrand};
    font-weight: 700;
  }
  & > button:hover { background: ${theme.color.brand.hover}; }

  /* On a phone さがす in the header opens it, in a row of its own. */
  ${media.mobile} {
    flex: none;
    order: 1;
    width: calc(100% - 20px);
    max-width: none;
    margin: 0 10px 10px;
    &:not([data-open]) { display: none; }
  }
`)

/** The query parameter of the result page: its word is shown in the box. */
const wordParameter = 'searchWord'

/** Enter that ends a conversion is not a search; Safari sends it after the composition. [CHR-044, JP-01] */
const imeKeyCode = 229
const isOfIme = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === imeKeyCode

/** One box for words and for order numbers. [2§2.10] */
export function SearchForm({ id, isOpen, input }: { id: string; isOpen: boolean; input: Ref<HTMLInputElement> }) {
  const [searched] = useSearchParams()
  const word = searched.get(wordParameter) ?? ''
  const [typed, setTyped] = useState({ text: word, on: word })
  // Another result page, by a link or a step back: its word replaces what stands in the box.
  if (typed.on !== word) setTyped({ text: word === '' ? typed.text : word, on: word })
  const search = useSearch()

  return (
    <Form
      id={id}
      role="search"
      data-open={isOpen ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void search(typed.text)
      }}
    >
      <input
        ref={input}
        aria-label="商品をさがす"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="商品名・注文番号（6けた）でさがす"
        value={typed.text}
        onChange={(event) => setTyped({ text: event.target.value, on: word })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isOfIme(event)) event.preventDefault()
        }}
      />
      <button type="submit">
        <Search size={20} />
        検索
      </button>
    </Form>
  )
}
