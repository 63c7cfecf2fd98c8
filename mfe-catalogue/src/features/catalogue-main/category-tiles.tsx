import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { FailedState, media, retryOf, Waiting } from '@shop/shared/ui'
import { SectionHeading } from '@shop/shared/ui/shopping'
import { useId } from 'react'
import { catalogueItemsQuery } from '../../parts/catalogue/catalogue.queries.ts'
import { Tiles, TilesWaiting } from '../../parts/catalogue/tiles.tsx'
import { useViewer } from '../../parts/use-viewer.ts'

const Root = styled.section(css`
  padding-top: 48px;
  ${media.mobile} { padding-top: 36px; }
`)

const title = '売場からさがす'

/** The categories of the catalogue in this week. */
export function CategoryTiles({ catalogueId, week }: { catalogueId: string; week: WeekNumber }) {
  const { api } = usePlatform()
  const viewer = useViewer()
  const titleId = useId()
  const items = useQuery(catalogueItemsQuery(api, { catalogueId, week, viewer }))
  if (items.isSuccess && items.data.categories.length === 0) return null
  return (
    <Root aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} />
      {items.isPending ? (
        <Waiting text="売場を読み込み中です">
          <TilesWaiting />
        </Waiting>
      ) : items.isError ? (
        <FailedState title="売場を表示できませんでした" {...retryOf(items)} />
      ) : (
        <Tiles catalogueId={catalogueId} categories={items.data.categories} label={title} />
      )}
    </Root>
  )
}
