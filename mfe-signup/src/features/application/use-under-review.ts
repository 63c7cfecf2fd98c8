import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useEffect, useState } from 'react'
import { underReviewQuery } from '../../parts/under-review.queries.ts'
import { hasEntries } from './draft.ts'
import type { DraftEditor } from './use-draft.ts'

/**
 * Whether the applicant has an application under review: then nothing is asked, and the entries of this tab go. In the middle
 * of the entries nobody waits to know it: the services take no second one.
 */
export function useUnderReview({ draft, discard }: DraftEditor) {
  const { api } = usePlatform()
  const application = useQuery(underReviewQuery(api, draft.owner))
  const [isBegun] = useState(() => hasEntries(draft))
  const hasApplied = application.data !== undefined && application.data !== null
  useEffect(() => {
    if (hasApplied) discard()
  }, [hasApplied, discard])

  return { hasApplied, isAwaited: application.isPending && !isBegun }
}
