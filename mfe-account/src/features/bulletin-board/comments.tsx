import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { BoardComment } from '@shop/shared/api/billing'
import { media, theme } from '@shop/shared/ui'
import Info from 'lucide-react/icons/info'
import MessageSquare from 'lucide-react/icons/message-square'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

const Root = styled.ul(css`
  display: grid;
  gap: 12px;
  max-width: 800px;
  margin: 0;
  padding: 24px;
  ${theme.box.card}
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0 12px;
    padding: 12px 14px;
    border-left: 4px solid ${theme.color.text.tertiary};
    color: ${theme.color.text.secondary};
    line-height: 1.7;
  }
  & > [data-tone='important'] { border-color: ${theme.color.danger.default}; color: ${theme.color.danger.default}; font-weight: 700; }
  & > [data-tone='notice'] { border-color: ${theme.color.info.default}; color: ${theme.color.info.default}; font-weight: 700; }
  & svg { margin-top: 3px; }
  & b { ${theme.text.caption} font-weight: 700; }
  & p { grid-column: 2; white-space: pre-line; overflow-wrap: anywhere; word-break: auto-phrase; }
  ${media.mobile} { padding: 16px; }
`)

/** Colour, icon and word say the same, each to those who see it; the co-op's own kind of a comment stands before the word. [AX-06] */
const looks = {
  important: { word: '重要', Icon: TriangleAlert },
  notice: { word: 'お知らせ', Icon: Info },
  other: { word: 'ご案内', Icon: MessageSquare },
} as const

/** A kind may be a code, which tells a member nothing. [K-92] */
const isWord = (kind: string) => /\p{L}/u.test(kind)

/** The text is text with its line breaks, never markup. */
export const Comments = ({ comments }: { comments: readonly BoardComment[] }) => (
  <Root>
    {comments.map(({ tone, kind, text }, at) => {
      const { word, Icon } = looks[tone]
      return (
        <li key={at} data-tone={tone}>
          <Icon size={20} />
          <b>{kind !== undefined && isWord(kind) ? kind : word}</b>
          <p>{text}</p>
        </li>
      )
    })}
  </Root>
)
