import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FaqItem } from '@shop/shared/api/content'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { FailedState, retryOf, Skeleton, theme, Waiting } from '@shop/shared/ui'
import { Area } from '@shop/shared/ui/page'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { faqQuery } from './top.queries.ts'

const List = styled.div(css`
  overflow: hidden;
  ${theme.box.card}

  & > :not(:first-child) { border-top: 1px solid ${theme.color.border.default}; }
  & summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 60px;
    padding: 12px 20px;
    border-radius: 11px;
    font-weight: 700;
    line-height: 1.5;
    list-style: none;
  }
  & summary::-webkit-details-marker { display: none; }
  & summary:hover { background: ${theme.color.brand.tint}; }
  & summary:focus-visible { outline-offset: -3px; box-shadow: none; }
  & summary > [data-q] { color: ${theme.color.brand.default}; font-size: 1.25rem; line-height: 1; }
  & summary > svg { margin-left: auto; color: ${theme.color.brand.default}; }
  & details[open] > summary > svg { transform: rotate(180deg); }
  & [data-answer] { padding: 0 20px 18px 52px; line-height: 1.8; }
  & [data-answer] > p + p { margin-top: 0.75em; }
  & [data-waiting] { display: grid; align-items: center; min-height: 60px; padding: 0 20px; }
`)

const title = 'よくあるご質問'

/** Visitors read the questions of newcomers. */
export function FaqArea({ isVisitor }: { isVisitor: boolean }) {
  const faq = useQuery(faqQuery(usePlatform(), isVisitor ? 'lp' : 'top'))

  if (faq.isPending) return <FaqWaiting />
  if (faq.isError) {
    return (
      <Area title={title}>
        <FailedState title="よくあるご質問を表示できませんでした" {...retryOf(faq)} />
      </Area>
    )
  }
  if (faq.data.length === 0) return null
  return (
    <Area title={title} more={{ to: href.faq(), text: 'すべて見る' }}>
      <List>
        {faq.data.map((item, at) => (
          <Question key={item.title} item={item} isOpen={at === 0} />
        ))}
      </List>
    </Area>
  )
}

const Question = ({ item: { title: question, body }, isOpen }: { item: FaqItem; isOpen: boolean }) => (
  <details open={isOpen}>
    <summary>
      <span data-q aria-hidden>
        Q
      </span>
      {question}
      <ChevronDown size={22} />
    </summary>
    <div data-answer>
      {body.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </details>
)

const waitingQuestions = ['first', 'second', 'third', 'fourth']

const FaqWaiting = () => (
  <Area title={title}>
    <Waiting text="よくあるご質問を読み込み中です">
      <List aria-hidden>
        {waitingQuestions.map((question) => (
          <div key={question} data-waiting>
            <Skeleton width="50%" height="20px" />
          </div>
        ))}
      </List>
    </Waiting>
  </Area>
)
