import type { ApiClient } from '@shop/shared/api'
import type { WebCatalogue } from '@shop/shared/api/content'
import type { WeekNumber } from '@shop/shared/domain'
import { useQuery } from '@shop/shared/query'
import { FailedState, retryOf } from '@shop/shared/ui'
import { Area } from '@shop/shared/ui/page'
import type { ComponentProps, ReactNode } from 'react'
import { topCatalogues, webCataloguesQuery } from './catalogues.queries.ts'

type Props = {
  api: ApiClient
  week: WeekNumber
  heading: Omit<ComponentProps<typeof Area>, 'children'>
  waiting: ReactNode
  children(catalogues: readonly WebCatalogue[]): ReactNode
}

/** The web catalogues of a week once they are there; a week without any has no area. */
export function WebCatalogues({ api, week, heading, waiting, children }: Props) {
  const catalogues = useQuery({ ...webCataloguesQuery(api, week), select: topCatalogues })
  if (catalogues.isPending) return waiting
  if (catalogues.isError)
    return (
      <Area {...heading}>
        <FailedState title="Webカタログを表示できませんでした" {...retryOf(catalogues)} />
      </Area>
    )
  return catalogues.data.length === 0 ? null : children(catalogues.data)
}
