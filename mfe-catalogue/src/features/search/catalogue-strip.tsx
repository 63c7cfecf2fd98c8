import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { allCataloguesAddress, coverGridStyles, WebCatalogueCover, WebCatalogues } from '@shop/shared/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { media, Skeleton, Waiting } from '@shop/shared/ui'
import { Area } from '@shop/shared/ui/page'

const columns = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 180px));
  gap: 24px;

  ${media.mobile} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px 14px; }
`
const Strip = styled.div(columns, coverGridStyles)
const Room = styled.div(css`
  aspect-ratio: 3 / 4;
  margin-bottom: 53px;
`)

const title = 'Webカタログからさがす'
const covers = ['first', 'second', 'third', 'fourth']

/** Covers of the week's web catalogues. */
export function CatalogueStrip({ week }: { week: WeekNumber }) {
  const platform = usePlatform()
  const heading = { title, more: { to: allCataloguesAddress(platform), text: 'すべて見る' } }
  const waiting = (
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
  return (
    <WebCatalogues api={platform.api} {...{ week, heading, waiting }}>
      {(catalogues) => (
        <Area {...heading}>
          <Strip>
            {catalogues.map((catalogue) => (
              <WebCatalogueCover key={catalogue.code} catalogue={catalogue} />
            ))}
          </Strip>
        </Area>
      )}
    </WebCatalogues>
  )
}
