import type { FaqItem } from '@shop/shared/api/content'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { href, type RouteMatch } from '@shop/shared/routes'
import { LinkButton, Note, retryOf } from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import { useEffect } from 'react'
import { faqQuery } from './faq.queries.ts'
import { ContactLines, Questions, QuestionsFailed, QuestionsWaiting } from './faq-parts.tsx'
import { FaqRoot } from './faq-styles.ts'

const listTitle = 'よくあるご質問'

/** One question by the title in the address; an unknown one leads back to all of them. */
export function FaqDetailPage({ match }: { match: RouteMatch }) {
  const { api } = usePlatform()
  const faq = useQuery(faqQuery(api))
  const wanted = match.params['title'] ?? ''

  if (faq.isPending || faq.isError)
    return (
      <FaqRoot>
        <h1>{wanted}</h1>
        {faq.isPending ? <QuestionsWaiting /> : <QuestionsFailed {...retryOf(faq)} />}
      </FaqRoot>
    )
  const item = faq.data.find(({ title }) => title === wanted)
  return item === undefined ? <UnknownQuestion items={faq.data} /> : <Question item={item} />
}

function Question({ item: { title, body } }: { item: FaqItem }) {
  const { setMeta } = usePlatform()
  useEffect(() => setMeta({ title }), [setMeta, title])
  return (
    <FaqRoot>
      <Breadcrumbs above={[{ text: listTitle, to: href.faq() }]} here={title} />
      <h1>{title}</h1>
      <div data-card data-answer>
        {/* Plain text by its contract: what looks like markup is shown as it is. */}
        {body.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p data-back>
        <LinkButton look="outline" to={href.faq()}>
          よくあるご質問の一覧へ
        </LinkButton>
      </p>
      <ContactLines />
    </FaqRoot>
  )
}

const UnknownQuestion = ({ items }: { items: readonly FaqItem[] }) => (
  <FaqRoot>
    <h1>{listTitle}</h1>
    <div data-note role="status">
      <Note tone="warning">該当するご質問が見つかりませんでした</Note>
    </div>
    <Questions items={items} />
    <ContactLines />
  </FaqRoot>
)
