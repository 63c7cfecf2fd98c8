import { currentWeek, useSession } from '@shop/shared/session'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Smartphone from 'lucide-react/icons/smartphone'
import { FeatureExplained } from '../../parts/feature-explained.tsx'
import { SubscribableRow } from './subscribable-row.tsx'

const points = [
  {
    icon: ClipboardCheck,
    title: '一度のご登録で',
    text: '商品を一度ご登録いただくと、毎回のご注文なしでお届けします。',
  },
  {
    icon: CalendarSync,
    title: 'お届け周期を選べます',
    text: '毎週・隔週・4週ごとから、商品ごとにお選びいただけます。',
  },
  {
    icon: Smartphone,
    title: 'Webで休止・数量変更',
    text: '次回だけのお休みも、数量の変更も解約も、このページからいつでもできます。',
  },
]

/** Explains subscriptions to those who are not logged in. */
export function SubscriptionExplained() {
  const week = useSession(currentWeek)
  return (
    <>
      <FeatureExplained
        look="large"
        text="定期便は、いつもの商品を、お選びの周期で自動的にお届けするサービスです。注文忘れがありません。"
        points={points}
      />
      {week === undefined ? null : <SubscribableRow week={week.number} />}
    </>
  )
}
