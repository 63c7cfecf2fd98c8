import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { formatNumber } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { ProductGridSkeleton } from '@shop/shared/product/list'
import { href } from '@shop/shared/routes'
import { Button, EmptyState, FailedState, LinkButton, media, VisuallyHidden } from '@shop/shared/ui'
import { TextField } from '@shop/shared/ui/form'
import Heart from 'lucide-react/icons/heart'
import { type ReactNode, useMemo, useState } from 'react'
import { type Choice, ChoiceGrid } from '../../parts/choice-grid.tsx'
import { useComposition } from '../../parts/use-composition.ts'
import { withName } from './list-changes.ts'

/** The favourites to choose from, while they come, when they do not, and when there are none. */
export type Choices =
  | { is: 'waiting' }
  | { is: 'failed'; isBusy: boolean; retry(): void }
  | { is: 'ready'; products: readonly FavouriteProduct[]; isCurrent: boolean }

const Root = styled.section(css`
  margin-top: 20px;

  & > [data-head] { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between; gap: 8px 24px; margin-bottom: 12px; }
  & > [data-head] > h2 { font-size: 1rem; font-weight: 400; line-height: 1.7; }
  & > [data-head] > [data-search] { flex: 0 1 320px; }
  & > [data-remark] { margin-bottom: 12px; }
  ${media.mobile} { & > [data-head] > [data-search] { flex-basis: 100%; } }
`)

const label = 'リストに入れる商品'
/** More cannot be seen at once. */
const maxWithoutSearch = 12

/** リストに入れる商品を選んでください。 All favourites, each with a check mark. */
export const ChoicesSection = ({
  choices,
  choice,
  none,
  remark,
}: {
  choices: Choices
  choice: Choice
  /** Words for who has no favourites yet. */
  none?: string
  remark?: ReactNode
}) => {
  if (choices.is === 'waiting')
    return (
      <Root aria-label={label}>
        <ProductGridSkeleton count={10} variant="small" />
      </Root>
    )
  if (choices.is === 'failed')
    return (
      <Root aria-label={label}>
        <FailedState title="お気に入りを表示できませんでした" isBusy={choices.isBusy} onRetry={choices.retry} />
      </Root>
    )
  if (choices.products.length === 0)
    return (
      <Root aria-label={label}>
        {remark === undefined ? null : <div data-remark>{remark}</div>}
        <NoChoices text={none} />
      </Root>
    )
  return <ReadyChoices products={choices.products} choice={choice} remark={remark} />
}

const NoChoices = ({ text }: { text: string | undefined }) => (
  <EmptyState
    title={shoppingMessages.emptyFavourites.title}
    {...(text === undefined ? {} : { text })}
    picture={<Heart size={52} />}
    action={
      <LinkButton look="outline" to={href.categories()}>
        カテゴリから商品を探す
      </LinkButton>
    }
  />
)

function ReadyChoices({
  products,
  choice,
  remark,
}: {
  products: readonly FavouriteProduct[]
  choice: Choice
  remark: ReactNode
}) {
  const [words, setWords] = useState('')
  const { settled, events } = useComposition(words)
  const shown = useMemo(() => withName(products, settled), [products, settled])
  const isFiltered = settled.trim() !== ''
  return (
    <Root aria-label={label}>
      <div data-head>
        <h2>リストに入れる商品を選んでください。</h2>
        {products.length > maxWithoutSearch ? (
          <div data-search {...events}>
            <TextField
              name="choice-words"
              label="商品名でさがす"
              autoComplete="off"
              value={words}
              onChange={setWords}
            />
          </div>
        ) : null}
      </div>
      {remark === undefined ? null : <div data-remark>{remark}</div>}
      <VisuallyHidden role="status">
        {isFiltered ? `${formatNumber(shown.length)}品が見つかりました` : ''}
      </VisuallyHidden>
      {shown.length === 0 ? (
        <EmptyState
          title="お探しの名前の商品は、お気に入りにありません"
          action={
            <Button look="outline" onClick={() => setWords('')}>
              すべてのお気に入りを表示する
            </Button>
          }
        />
      ) : (
        <ChoiceGrid products={shown} choice={choice} label={label} />
      )}
    </Root>
  )
}
