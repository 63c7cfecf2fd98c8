import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WebCatalogue } from '@shop/shared/api/content'
import { AddressLink, textOnTint } from '@shop/shared/banner'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { listHref } from '@shop/shared/routes/lists'
import { FailedState, media, theme, VisuallyHidden } from '@shop/shared/ui'
import { Badge } from '@shop/shared/ui/shopping'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { Area } from '../../parts/area.tsx'
import { CataloguesWaiting, cataloguesGrid, cataloguesHeading } from './catalogues-waiting.tsx'
import { cataloguesQuery } from './top.queries.ts'

const Strip = styled.div(
  cataloguesGrid,
  css`
  & > a { color: ${theme.color.text.primary}; text-decoration: none; }
  & > a:hover [data-name], & > a:hover > b { text-decoration: underline; }
  & [data-cover] {
    position: relative;
    display: block;
    aspect-ratio: 3 / 4;
    overflow: hidden;
    padding: 16px 14px 0 20px;
    border-radius: 6px 10px 10px 6px;
    box-shadow: inset 7px 0 8px -6px #0000004d, ${theme.shadow.sticky};
    color: ${theme.color.text.primary};
  }
  & [data-cover][data-text='light'] { color: #fff; }
  & [data-cover] > b { display: block; font-size: 1.3125rem; line-height: 1.25; word-break: auto-phrase; }
  & [data-cover] > small { display: block; font-size: 0.875rem; line-height: 1.4; }
  & [data-cover] > img { position: absolute; right: -14px; bottom: -14px; width: 84%; height: auto; }
  & [data-new] { position: absolute; left: 14px; bottom: 12px; }
  & [data-name] { display: block; margin-top: 10px; font-weight: 700; line-height: 1.4; }
  & [data-subtitle] { ${theme.text.caption} display: block; color: ${theme.color.text.secondary}; }

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

  ${media.mobile} { & > [data-guide] { grid-column: 1 / -1; padding: 18px 16px; } }
`,
)

/** Covers of the catalogues of the week and the ordering guide. [ORD-015] */
export function CataloguesArea({ week }: { week: WeekNumber }) {
  const platform = usePlatform()
  const catalogues = useQuery(cataloguesQuery(platform, week))

  if (catalogues.isPending) return <CataloguesWaiting />
  if (catalogues.isError) {
    return (
      <Area {...cataloguesHeading}>
        <FailedState
          title="Webカタログを表示できませんでした"
          isBusy={catalogues.isFetching}
          onRetry={() => void catalogues.refetch()}
        />
      </Area>
    )
  }
  if (catalogues.data.length === 0) return null
  const isInApp = platform.entry === 'app'
  const all = listHref.catalogues({ isInApp, isRenewedApp: platform.app.isRenewed() })
  return (
    <Area {...cataloguesHeading} more={{ to: all, text: 'すべて見る' }}>
      <Strip>
        {catalogues.data.map((catalogue) => (
          <Cover key={catalogue.code} catalogue={catalogue} />
        ))}
        <GuideLink />
      </Strip>
    </Area>
  )
}

const Cover = ({ catalogue: { code, name, subtitle, imageUrl, tint, isNew } }: { catalogue: WebCatalogue }) => (
  <Link to={href.webCatalogue(code)}>
    <span data-cover data-text={textOnTint(tint)} style={{ backgroundColor: tint }} aria-hidden>
      <b>{name}</b>
      {subtitle === undefined ? null : <small>{subtitle}</small>}
      <img src={imageUrl} alt="" width="176" height="176" loading="lazy" />
      {isNew ? (
        <span data-new>
          <Badge tone="new">新着</Badge>
        </span>
      ) : null}
    </span>
    <span data-name>
      {name}
      {isNew ? <VisuallyHidden>（新着）</VisuallyHidden> : null}
    </span>
    {subtitle === undefined ? null : <span data-subtitle>{subtitle}</span>}
  </Link>
)

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
