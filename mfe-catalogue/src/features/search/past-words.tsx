import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useHydrated } from '@shop/shared/first-view'
import { usePlatform } from '@shop/shared/platform'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { forgetAllSearchedWords, forgetSearchedWord, searchedWords } from '@shop/shared/search'
import { Button, IconButton, theme } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import { Area } from '@shop/shared/ui/page'
import History from 'lucide-react/icons/history'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'

const Words = styled.div(css`
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.color.surface.card};

  & li { display: flex; align-items: center; }
  & li + li { border-top: 1px solid ${theme.color.border.hairline}; }
  & li > a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 12px;
    min-width: 0;
    min-height: 48px;
    padding: 8px 16px;
    color: ${theme.color.text.primary};
    line-height: 1.4;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & li > a:hover { background: ${theme.color.brand.tint}; text-decoration: underline; }
  & li > a > svg { flex: none; color: ${theme.color.text.secondary}; }
  & [data-all] { display: flex; justify-content: flex-end; padding: 4px 8px; border-top: 1px solid ${theme.color.border.hairline}; }
`)

const maxShownLength = 100
const noWords: string[] = []

/** The words searched for on this device, by this page and by the box of the shop. */
export function PastWords() {
  const platform = usePlatform()
  const { storage } = platform
  const [kept, setWords] = useState(() => searchedWords(storage))
  // The edge that renders knows nothing of a device's own storage.
  const words = useHydrated(kept, () => noWords)
  const root = useRef<HTMLDivElement>(null)
  if (words.length === 0) return null
  const changed = () => setWords(searchedWords(storage))
  return (
    <div ref={root}>
      <Area title="最近の検索">
        <Words>
          <ul>
            {words.map((word) => (
              <PastWord
                key={word}
                word={word}
                onForget={() => {
                  forgetSearchedWord(word, platform)
                  changed()
                }}
              />
            ))}
          </ul>
          <div data-all>
            <Button
              look="quiet"
              onClick={() => {
                forgetAllSearchedWords(platform)
                changed()
              }}
            >
              履歴をすべて削除
            </Button>
          </div>
        </Words>
      </Area>
    </div>
  )
}

function PastWord({ word, onForget }: { word: string; onForget(): void }) {
  const row = useRef<HTMLLIElement>(null)
  useFocusWhenGone(row)
  return (
    <li ref={row}>
      <Link to={href.searchResults(word)}>
        <History size={18} />
        {word.length > maxShownLength ? `${word.slice(0, maxShownLength)}…` : word}
      </Link>
      <IconButton label={`「${word}」を履歴から削除`} icon={<X size={18} />} onClick={onForget} />
    </li>
  )
}
