import { currentWeek, useSession } from '@shop/shared/session'
import { useIdle } from '../use-idle.ts'
import { NumberAction } from './number-action.tsx'

const loadCounted = () =>
  import(/* webpackChunkName: "later-web" */ './counted-number-link.tsx').then(
    ({ CountedNumberLink }) => CountedNumberLink,
  )

/** 番号で注文, with what waits there for the chosen week. */
export function NumberLink({ to }: { to: string }) {
  const week = useSession(currentWeek)
  const CountedNumberLink = useIdle(loadCounted)
  if (week === undefined || CountedNumberLink === undefined) return <NumberAction to={to} />
  return <CountedNumberLink to={to} week={week} />
}
