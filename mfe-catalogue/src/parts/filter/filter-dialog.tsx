import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Facets } from '@shop/shared/api/shopping'
import { formatNumber } from '@shop/shared/domain'
import { type ProductPagesQuery, useProductPages } from '@shop/shared/product/list'
import { Button, IconButton, safeArea, theme } from '@shop/shared/ui'
import { leave, useModal } from '@shop/shared/ui/dialog'
import X from 'lucide-react/icons/x'
import { type FormEvent, useId, useState } from 'react'
import { type ChosenFilter, filterCount, noFilter } from './chosen-filter.ts'
import { FilterFields } from './filter-fields.tsx'
import type { NarrowedPage } from './narrowed-page.ts'
import { focusWrongPrice, PriceFields } from './price-fields.tsx'
import { type PriceTexts, priceRange } from './price-range.ts'

const Sheet = styled.dialog(css`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: ${safeArea};
  border: 0;
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};

  & > form { display: flex; flex-direction: column; height: 100%; }
  & [data-head] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 6px 6px 6px 16px;
    border-bottom: 1px solid ${theme.color.border.default};
  }
  & [data-head] > h2 { ${theme.text.h4} }
  & [data-fields] { flex: 1; overflow-y: auto; overscroll-behavior: contain; padding: 0 16px 16px; }
  & [data-foot] {
    padding: 10px 16px;
    border-top: 1px solid ${theme.color.border.default};
    background: ${theme.color.surface.card};
  }
  & [data-foot] > p { margin-bottom: 8px; text-align: center; line-height: 1.5; font-variant-numeric: tabular-nums; }
  & [data-foot] > p > b { font-size: 1.25rem; }
  & [data-foot] > div { display: flex; gap: 10px; }
  & [data-foot] > div > :last-child { flex: 1; }
`)

type Props = {
  /** In the address. */
  filter: ChosenFilter
  /** The list that a filter leaves. */
  queryOf(filter: ChosenFilter): ProductPagesQuery<NarrowedPage>
  /** Those of the list behind it, until the first count has come. */
  facets: Facets
  inOrder(facets: Facets): Facets
  onChoose(chosen: ChosenFilter): void
  onClose(): void
}

/** The filter of a phone: says how many products there would be before it closes. [CAT-081] */
export function FilterDialog({ filter, queryOf, facets, inOrder, onChoose, onClose }: Props) {
  const modal = useModal(onClose)
  const titleId = useId()
  const [chosen, setChosen] = useState(filter)
  const [errors, setErrors] = useState<Partial<PriceTexts>>(() => errorsOf(filter))
  const count = useCount(queryOf(chosen))

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wrong = errorsOf(chosen)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) focusWrongPrice(event.currentTarget, wrong)
    else leave(event.currentTarget, () => onChoose(chosen))
  }

  return (
    <Sheet {...modal} aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <div data-head>
          <h2 id={titleId}>しぼり込み</h2>
          <IconButton
            label="閉じる"
            icon={<X size={24} />}
            onClick={({ currentTarget }) => leave(currentTarget, onClose)}
          />
        </div>
        <div data-fields>
          <FilterFields facets={inOrder(count.facets ?? facets)} chosen={chosen} onChoose={setChosen}>
            <PriceFields
              texts={chosen}
              errors={errors}
              onChange={(texts) => {
                setErrors({})
                setChosen({ ...chosen, ...texts })
              }}
            />
          </FilterFields>
        </div>
        <div data-foot>
          <p role="status">{count.text}</p>
          <div>
            <Button
              look="quiet"
              aria-disabled={filterCount(chosen) === 0 || undefined}
              onClick={() => {
                setErrors({})
                setChosen(noFilter)
              }}
            >
              すべて解除
            </Button>
            <Button type="submit">この条件で見る</Button>
          </div>
        </div>
      </form>
    </Sheet>
  )
}

function errorsOf(texts: PriceTexts): Partial<PriceTexts> {
  const range = priceRange(texts)
  return range.is === 'wrong' ? range.errors : {}
}

/** The list that would come is read for it, and is there when it is chosen. */
function useCount(query: ReturnType<Props['queryOf']>) {
  const pages = useProductPages(query, { isCount: true })
  if (pages.is === 'failed') return { text: '件数を表示できませんでした', facets: undefined }
  if (pages.is === 'waiting' || pages.isOutdated)
    return { text: '件数を確認しています', facets: pages.is === 'ready' ? pages.last.facets : undefined }
  return { text: `${formatNumber(pages.total)}件の商品があります`, facets: pages.last.facets }
}
