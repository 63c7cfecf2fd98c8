import type { FaqItem } from '@shop/shared/api/content'
import { usePlatform } from '@shop/shared/platform'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { FailedState, Skeleton, Waiting } from '@shop/shared/ui'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { reachableLines } from '../../contact/contact-hours.ts'
import { PhoneLink } from '../../contact/phone-lines.tsx'

export const Questions = ({ items }: { items: readonly FaqItem[] }) => (
  <ul data-card data-questions>
    {items.map(({ title }) => (
      <li key={title}>
        <Link to={href.faqDetail(title)}>
          <span data-q aria-hidden>
            Q
          </span>
          {title}
          <ChevronRight size={22} />
        </Link>
      </li>
    ))}
  </ul>
)

export const QuestionsWaiting = () => (
  <Waiting text="よくあるご質問を読み込み中です">
    <Skeleton height="240px" radius={12} />
  </Waiting>
)

export const QuestionsFailed = ({ isBusy, onRetry }: { isBusy: boolean; onRetry(): void }) => (
  <FailedState title="よくあるご質問を表示できませんでした" isBusy={isBusy} onRetry={onRetry} />
)

/** Where nothing here helps somebody answers. [CHR-056] */
export function ContactLines() {
  const { config } = usePlatform()
  const lines = reachableLines(config)
  if (lines.length === 0) return null
  return (
    <>
      <h2>お問い合わせ窓口</h2>
      <dl data-card data-lines>
        {lines.map(({ text, hours, phone, address }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {phone === undefined ? <a href={address}>お問い合わせフォーム</a> : <PhoneLink number={phone} />}
              <small>{hours}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
