import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { AddressLink } from '@shop/shared/banner'
import { allCataloguesAddress, coverGridStyles, WebCatalogueCover, WebCatalogues } from '@shop/shared/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { media, theme } from '@shop/shared/ui'
import { Area } from '@shop/shared/ui/page'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { CataloguesWaiting, cataloguesGrid, cataloguesHeading } from './catalogues-waiting.tsx'

const Strip = styled.div(
  cataloguesGrid,
  coverGridStyles,
  css`
  & > [data-guide] {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 6px;
    padding: 24px;
    border: 1px solid ${theme.palette.brand[100]};
    border-radius: ${theme.radius.card};
    background: ${theme.color.brand.tint};
    & > svg { color: ${theme.color.brand.default}; }
    & > b { font-size: 1.125rem; white-space: pre-line; }
    & > span { ${theme.text.caption} color: ${theme.color.text.secondary}; }
  }

  ${media.mobile} {
    & > [data-guide] { width: 220px; padding: 16px; }
    /* Six letters in a line of these covers. */
    & [data-cover] { padding-inline: 16px 10px; }
    & [data-cover] > b { font-size: 1.0625rem; }
  }
`,
)

/** Covers of the catalogues of the week and the ordering guide. */
export function CataloguesArea({ week }: { week: WeekNumber }) {
  const platform = usePlatform()
  return (
    <WebCatalogues api={platform.api} week={week} heading={cataloguesHeading} waiting={<CataloguesWaiting />}>
      {(catalogues) => (
        <Area {...cataloguesHeading} more={{ to: allCataloguesAddress(platform), text: 'すべて見る' }}>
          <Strip>
            {catalogues.map((catalogue) => (
              <WebCatalogueCover key={catalogue.code} catalogue={catalogue} />
            ))}
            <GuideLink />
          </Strip>
        </Area>
      )}
    </WebCatalogues>
  )
}

/** No address, no link. [CHR-058] */
function GuideLink() {
  const address = usePlatform().config.links['guide']
  if (address === undefined || address === '') return null
  return (
    <AddressLink to={address} data-guide>
      <CircleQuestionMark size={32} />
      <b>{'はじめての方へ\nご注文ガイド'}</b>
      <span>紙面の番号を押すだけ。3分でわかります。</span>
    </AddressLink>
  )
}
