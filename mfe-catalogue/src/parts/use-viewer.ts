import { type Assortment, assortmentOf } from '@shop/shared/api/shopping'
import { isViewMode, memberOf, useSession } from '@shop/shared/session'
import { useMemo } from 'react'

export type Viewer = {
  /** Lists carry marks of the one who looks: theirs are kept apart. */
  key: string
  isVisitor: boolean
  assortment: Assortment
}

/** Who looks, as the services need to know it. A visitor sees the common assortment. [CAT-089, CAT-090] */
export function useViewer(): Viewer {
  const member = useSession(memberOf)
  const isVisitor = useSession(isViewMode)
  return useMemo(
    () => ({ key: member?.code ?? 'visitor', isVisitor, assortment: assortmentOf(member) }),
    [member, isVisitor],
  )
}
