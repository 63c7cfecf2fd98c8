import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '@shop/shared/router'
import { theme } from '@shop/shared/ui'
import { useId } from 'react'
import { type AskedResults, correctedTo, resultsAddress } from './results-address.ts'

const Root = styled.div(css`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  /* Below the bar that it stands in. */
  order: 2;

  & > ul { display: flex; flex-wrap: wrap; gap: 0 16px; }
  & a { display: inline-flex; align-items: center; min-width: ${theme.size.touchTarget}; min-height: ${theme.size.touchTarget}; font-weight: 600; }
`)

const maxWords = 3

/** Words that find more, the nearest first. */
export function DidYouMean({ words, asked }: { words: readonly string[]; asked: AskedResults }) {
  const id = useId()
  if (words.length === 0) return null
  return (
    <Root data-did-you-mean>
      <span id={id}>もしかして：</span>
      <ul aria-labelledby={id}>
        {words.slice(0, maxWords).map((word) => (
          <li key={word}>
            <Link to={resultsAddress(correctedTo(word, asked))}>{word}</Link>
          </li>
        ))}
      </ul>
    </Root>
  )
}
