import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { CatalogueBanner, CatalogueList } from '@shop/shared/api/catalogues'
import { AddressLink, textOnTint } from '@shop/shared/banner'
import { CatalogueCover } from '@shop/shared/catalogues'
import { media, theme } from '@shop/shared/ui'
import { catalogueHref } from '../../parts/catalogue/catalogue-href.ts'
import { Covers } from '../../parts/catalogue/covers.ts'
import { CatalogueSection } from './catalogue-section.tsx'

/** It is one of the web catalogues already. */
const excludedId = '2'

/** 保存版カタログ with 特集 below it, and the picture at the foot of the page. */
export function ExistingCatalogues({ list: { catalogues, features, footer } }: { list: CatalogueList }) {
  const shown = catalogues.filter(({ id }) => id !== excludedId)
  return (
    <>
      {shown.length === 0 && features.length === 0 ? null : (
        <CatalogueSection title="保存版カタログ">
          <Covers>
            {shown.map(({ id, ...book }) => (
              <li key={id}>
                <CatalogueCover to={catalogueHref.main(id)} {...book} />
              </li>
            ))}
          </Covers>
          {features.length === 0 ? null : <Features features={features} />}
        </CatalogueSection>
      )}
      {footer === undefined ? null : (
        <Footer>
          <img src={footer.imageUrl} alt="" width="120" height="120" loading="lazy" />
          <figcaption>{footer.title}</figcaption>
        </Footer>
      )}
    </>
  )
}

const FeatureList = styled.div(css`
  & > h3 { ${theme.text.h3} margin: 28px 0 10px; }
  & > ul { display: grid; gap: 12px; }
  & [data-banner] {
    position: relative;
    isolation: isolate;
    display: block;
    overflow: hidden;
    min-height: 120px;
    padding: 28px 168px 28px 28px;
    border-radius: ${theme.radius.dialog};
    color: ${theme.color.text.primary};
    text-decoration: none;
  }
  & [data-banner][data-text='light'] { color: #fff; }
  & [data-banner] > b, & [data-banner] > span { display: block; word-break: auto-phrase; }
  & [data-banner] > b { font-size: 1.375rem; line-height: 1.35; }
  & a[data-banner]:hover > b { text-decoration: underline; }
  & [data-banner] > img { position: absolute; right: 20px; bottom: -18px; z-index: -1; width: 140px; height: 140px; }
  ${media.mobile} { & [data-banner] { padding: 20px 128px 20px 20px; & > b { font-size: 1.1875rem; } } }
  ${media.highContrast} { & [data-banner] { border: 1px solid CanvasText; } }
`)

const Features = ({ features }: { features: readonly CatalogueBanner[] }) => (
  <FeatureList>
    <h3>特集</h3>
    <ul>
      {features.map(({ linkUrl, title, text, tint, imageUrl }) => (
        <li key={`${linkUrl} ${title}`}>
          <AddressLink to={linkUrl} data-banner data-text={textOnTint(tint)} style={{ backgroundColor: tint }}>
            <b>{title}</b>
            {text === undefined ? null : <span>{text}</span>}
            <img src={imageUrl} alt="" width="140" height="140" loading="lazy" />
          </AddressLink>
        </li>
      ))}
    </ul>
  </FeatureList>
)

const Footer = styled.figure(css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 20px;
  margin: 44px 0 0;
  padding: 20px;
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.brand.tint};

  & > img { flex: none; width: 88px; height: 88px; }
  & > figcaption { font-weight: 700; word-break: auto-phrase; }
  ${media.mobile} { margin-top: 32px; & > img { width: 64px; height: 64px; } }
`)
