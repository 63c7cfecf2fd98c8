import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { Button, media, theme } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ChoiceGrid } from '../choice-grid.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { takesFocusOfMode } from './bulk-focus.ts'
import { idsOf, type NamedList } from './bulk-outcome.ts'
import { ListDialog } from './list-dialog.tsx'
import { useBulkActions } from './use-bulk-actions.ts'
import { useKeptChoice } from './use-kept-choice.ts'

/* Neither the header nor the bar at the foot covers the card that has the focus. [AX-10] */
const Root = styled.div(css`& [role='list'] input { scroll-margin: 130px 0 230px; }`)

const Tools = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 16px;

  & > p { margin-right: auto; color: ${theme.color.text.secondary}; }
  ${media.mobile} { margin-bottom: 12px; & > p { flex-basis: 100%; } }
`)

export type BulkModeProps = {
  /** In view just now; none that has stopped being a favourite. */
  products: readonly FavouriteProduct[]
  /** The list whose products these are. */
  list: NamedList | undefined
  member: MemberCode
  week: WeekNumber
  onEnd(): void
}

/** まとめて選ぶ: several favourites are chosen, and ordered, put into a list or taken out at once. */
export function BulkMode({ products, list, member, week, onEnd }: BulkModeProps) {
  const root = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const choice = useKeptChoice(products, { member, list: list?.id })
  const { ids, toggle } = choice
  const chosen = useMemo(() => products.filter(({ favouriteId }) => ids.has(favouriteId)), [products, ids])
  const actions = useBulkActions({ member, week, list, choice, chosen })
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  useFocusWhenGone(root)
  const { queryClient } = usePlatform()
  useEffect(() => {
    if (takesFocusOfMode(queryClient, 'choice')) first.current?.focus()
  }, [queryClient])
  const value = useMemo(() => ({ chosen: ids, toggle }), [ids, toggle])
  const end = () => {
    choice.clear()
    actions.close()
    onEnd()
  }
  return (
    <Root ref={root}>
      <Tools>
        <p>{products.length === 0 ? '選べる商品はありません。' : '商品を選んで、下のボタンを押してください。'}</p>
        <Button ref={first} look="outline" onClick={() => choice.add(idsOf(products))}>
          すべて選ぶ
        </Button>
        <Button look="quiet" onClick={() => choice.drop(idsOf(products))}>
          選択を解除
        </Button>
      </Tools>
      <ChoiceGrid products={products} choice={value} label="まとめて選ぶ商品" />
      <BulkBar
        count={chosen.length}
        actions={actions}
        isInList={list !== undefined}
        isBehindDialog={isDialogOpen}
        onPutIn={() => setIsDialogOpen(true)}
        onTakeAway={() => (list === undefined ? actions.takeOff() : actions.takeOut(list))}
        onClose={() => {
          actions.close()
          first.current?.focus({ preventScroll: true })
        }}
        onEnd={end}
      />
      {isDialogOpen ? (
        <ListDialog
          member={member}
          except={list?.id}
          count={chosen.length}
          name={choice.listName}
          onName={choice.nameList}
          onSend={actions.putIn}
          onClose={() => setIsDialogOpen(false)}
        />
      ) : null}
    </Root>
  )
}
