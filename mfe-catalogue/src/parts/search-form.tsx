import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { runSearch } from '@shop/shared/search'
import { Button, theme } from '@shop/shared/ui'
import Search from 'lucide-react/icons/search'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { SearchSuggestions } from './search-suggestions.tsx'

const Root = styled.form(css`
  max-width: 560px;
  margin: 0 auto;
  text-align: left;

  & > label { display: block; margin-bottom: 6px; font-weight: 700; line-height: 1.5; }
  & > div { display: flex; gap: 8px; }
  & input {
    flex: 1;
    min-width: 0;
    min-height: ${theme.size.control.large};
    padding: 10px 14px;
    ${theme.box.control}
    font-size: 1.125rem;
  }
  & input::placeholder { color: ${theme.color.text.tertiary}; opacity: 1; }
  & input:hover, & input:focus { border-color: ${theme.color.brand.default}; }
`)

/** Some browsers end the composition before they tell of the key that ended it. [JP-01] */
const composingKeyCode = 229

/**
 * A form to search with, by words or an order number: leads where the box of the shop leads, and suggests what it does
 * where the week is known. [CHR-045, CHR-046]
 */
export function SearchForm({ word = '', week }: { word?: string; week?: WeekNumber }) {
  const platform = usePlatform()
  const fieldId = useId()
  const [typed, setTyped] = useState(word)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void runSearch(typed, platform)
  }
  const ignoreWhileComposing = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === composingKeyCode
    if (event.key === 'Enter' && isComposing) event.preventDefault()
  }
  return (
    <Root role="search" aria-label="商品検索" onSubmit={submit}>
      <label htmlFor={fieldId}>商品名</label>
      <div>
        <input
          id={fieldId}
          value={typed}
          autoComplete="off"
          placeholder="例：牛乳、104001"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={ignoreWhileComposing}
        />
        <Button type="submit" size="large">
          <Search size={20} />
          検索
        </Button>
      </div>
      {week === undefined ? null : <SearchSuggestions week={week} typed={typed} />}
    </Root>
  )
}
