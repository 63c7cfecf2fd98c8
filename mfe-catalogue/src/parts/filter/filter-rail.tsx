import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Facets } from '@shop/shared/api/shopping'
import { Button, media, VisuallyHidden } from '@shop/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { type ChosenFilter, filterCount } from './chosen-filter.ts'
import { FilterFields } from './filter-fields.tsx'
import { focusWrongPrice, PriceFields } from './price-fields.tsx'
import { type PriceTexts, priceRange } from './price-range.ts'

const Root = styled.section(css`
  margin: 0 20px;
  padding: 4px 0 20px;

  ${media.mobile} { display: none; }
`)

type Props = {
  facets: Facets
  chosen: ChosenFilter
  /** Of the results that are there now; `undefined` while others are on their way. */
  counted: Facets | undefined
  onChoose(chosen: ChosenFilter): void
}

/** Beside the list of a desktop page: a press narrows it at once, prices at the button. [CAT-081] */
export function FilterRail({ facets, chosen, counted, onChoose }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const price = usePriceTexts(chosen)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const range = priceRange(price.texts)
    if (range.is === 'range') onChoose({ ...chosen, ...price.texts })
    else {
      price.tell(range.errors)
      focusWrongPrice(form.current, range.errors)
    }
  }

  return (
    <Root aria-label="しぼり込み">
      <VisuallyHidden role="status">{countsText(chosen, counted)}</VisuallyHidden>
      <form ref={form} onSubmit={submit}>
        <FilterFields facets={facets} chosen={chosen} onChoose={onChoose}>
          <PriceFields texts={price.texts} errors={price.errors} onChange={price.type} />
        </FilterFields>
        <Button type="submit" look="outline" isWide>
          しぼり込む
        </Button>
      </form>
    </Root>
  )
}

/** The typed prices, until others stand in the address. */
function usePriceTexts({ priceFrom, priceTo }: PriceTexts) {
  const of = `${priceFrom}〜${priceTo}`
  const fromAddress = () => {
    const range = priceRange({ priceFrom, priceTo })
    return { of, texts: { priceFrom, priceTo }, errors: range.is === 'wrong' ? range.errors : {} }
  }
  const [state, setState] = useState<{ of: string; texts: PriceTexts; errors: Partial<PriceTexts> }>(fromAddress)
  if (state.of !== of) setState(fromAddress())
  return {
    ...state,
    type: (texts: PriceTexts) => setState({ of, texts, errors: {} }),
    tell: (errors: Partial<PriceTexts>) => setState({ ...state, errors }),
  }
}

const groups = [
  { of: 'categories', title: '売場' },
  { of: 'pictograms', title: 'こだわり' },
  { of: 'conditions', title: '種類' },
] as const

/** After a filter: how many values still lead to something. */
function countsText(chosen: ChosenFilter, facets: Facets | undefined): string {
  if (facets === undefined || filterCount(chosen) === 0) return ''
  const left = groups.map(({ of, title }) => `${title}${facets[of].filter(({ count }) => count > 0).length}`)
  return `しぼり込みの候補 ${left.join('、')}`
}
