import { isApiError } from '@shop/shared/api'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useEffect, useState } from 'react'
import { AdArea, type AdPlace, AdWaiting } from './ad-area.tsx'
import { bannersQuery } from './banners.queries.ts'

/** [ORD-016, BIZ-015] */
const delayMs = 10

/** Our own plans say nothing of advertising; what makers pay for always does. [LW-03] */
const places: readonly AdPlace[] = [
  { label: '定期便のご案内', areaNumber: 0, hasPrLabel: false },
  { label: '今週の企画', areaNumber: 1, hasPrLabel: false },
  { label: 'メーカーからのお知らせ', areaNumber: 2, hasTopDivider: true },
]

/** Banners of the week, below the first screen and after it. Without them the page goes on. */
export function AdAreas({ week, isVisitor }: { week: WeekNumber; isVisitor: boolean }) {
  const platform = usePlatform()
  const [isDue, setDue] = useState(false)
  const { data, isPending, error } = useQuery({ ...bannersQuery(platform, week, isVisitor), enabled: isDue })

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => clearTimeout(timer)
  }, [])

  // Nobody else has seen a refusal in an answer of 200.
  const isSaidInAnswer = isApiError(error) && error.facts.status === 200
  const { report } = platform
  useEffect(() => {
    if (isSaidInAnswer) report({ error, doing: 'load the banners' })
  }, [error, isSaidInAnswer, report])

  if (isPending) return <AdWaiting />
  if (data === undefined) return null
  return places.map((place) => <AdArea key={place.areaNumber} {...place} banners={data.get(place.areaNumber) ?? []} />)
}
