import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  allCataloguesAddress,
  coversLook,
  topCatalogues,
  WebCatalogueCover,
  webCataloguesQuery,
} from '@shop/shared/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { FailedState, media, Skeleton, Waiting } from '@shop/shared/ui'
import { Area } from '@shop/shared/ui/page'

const columns = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 180px));
  gap: 24px;

  ${media.mobile} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px 14px; }
`
const Strip = styled.div(columns, coversLook)
const Room = styled.div(css`
  aspect-ratio: 3 / 4;
  margin-bottom: 53px;
`)

const title = 'Webカタログからさがす'
const covers = ['first', 'second', 'third', 'fourth']

/** Covers of the week's web catalogues. [CAT-078, MOB-015] */
export function CatalogueStrip({ week }: { week: WeekNumber }) {
  const platform = usePlatform()
  const catalogues = useQuery({ ...webCataloguesQuery(platform.api, week), select: topCatalogues })
  const heading = { title, more: { to: allCataloguesAddress(platform), text: 'すべて見る' } }
  if (catalogues.isPending)
    return (
      <Area {...heading}>
        <Waiting text="Webカタログを読み込み中です">
          <Strip aria-hidden>
            {covers.map((cover) => (
              <Room key={cover}>
                <Skeleton height="100%" radius={8} />
              </Room>
            ))}
          </Strip>
        </Waiting>
      </Area>
    )
  if (catalogues.isError)
    return (
      <Area {...heading}>
        <FailedState
          title="Webカタログを表示できませんでした"
          isBusy={catalogues.isFetching}
          onRetry={() => void catalogues.refetch()}
        />
      </Area>
    )
  if (catalogues.data.length === 0) return null
  return (
    <Area {...heading}>
      <Strip>
        {catalogues.data.map((catalogue) => (
          <WebCatalogueCover key={catalogue.code} catalogue={catalogue} />
        ))}
      </Strip>
    </Area>
  )
}
