import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { EmptyState, retryOf } from '@shop/shared/ui'
import { faqQuery } from './faq.queries.ts'
import { ContactLines, Questions, QuestionsFailed, QuestionsWaiting } from './faq-parts.tsx'
import { FaqRoot } from './faq-styles.ts'

/** [GRD-005] */
export function FaqPage() {
  const { api } = usePlatform()
  const faq = useQuery(faqQuery(api))
  return (
    <FaqRoot>
      <h1>よくあるご質問</h1>
      {faq.isPending ? (
        <QuestionsWaiting />
      ) : faq.isError ? (
        <QuestionsFailed {...retryOf(faq)} />
      ) : faq.data.length === 0 ? (
        <EmptyState title="ご質問はまだありません" />
      ) : (
        <Questions items={faq.data} />
      )}
      <ContactLines />
    </FaqRoot>
  )
}
