import { useLater } from '../frame/use-later.ts'
import type { NoticeStore } from './notice-store.ts'

const loadPastNotices = () => import('./past-notices.tsx').then(({ PastNotices }) => PastNotices)

/** Nothing has passed yet at the first paint: a chunk of its own. */
export function PastNoticesPlace({ store }: { store: NoticeStore }) {
  const PastNotices = useLater(loadPastNotices)
  return PastNotices === undefined ? null : <PastNotices store={store} />
}
