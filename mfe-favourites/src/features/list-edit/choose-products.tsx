import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, type MemberCode, type WeekNumber } from '@shop/shared/domain'
import { favouriteMessages, type ListChanges } from '@shop/shared/domain/favourites'
import { href } from '@shop/shared/routes'
import { FailedState, LinkButton, media, theme } from '@shop/shared/ui'
import { addressOf } from '../../parts/addresses.ts'
import { ChoicesSection } from './choices.tsx'
import { DoneDialog } from './done-dialog.tsx'
import { EditBar } from './edit-bar.tsx'
import { EditWaiting } from './edit-waiting.tsx'
import { GoneNote } from './gone-note.tsx'
import { useChooseProducts } from './use-choose-products.ts'
import type { EditedList } from './use-edited-list.ts'
import { useQuit } from './use-quit.ts'
import { goneNotice, recreateListText, useRecreateList } from './use-recreate-list.ts'

const NameCard = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 16px 24px;
  ${theme.box.card}

  & > p { min-width: 0; overflow-wrap: anywhere; }
  & > p > b { display: block; font-size: 1.125rem; }
  ${media.mobile} { padding: 12px 16px; }
`)

/** お気に入り商品を修正: which favourites are in the list. */
export function ChooseProducts({ member, week, list }: { member: MemberCode; week: WeekNumber; list: EditedList }) {
  const choosing = useChooseProducts(list, { member, week })
  const { inList, pending, chosen, isBusy } = choosing
  const recreate = useRecreateList(member, list.id)
  const { draft, drop } = list.editor
  const quit = useQuit({
    isDirty: choosing.isDirty,
    to: list.isGone ? href.favourites() : addressOf.list(list.id),
    drop: () => drop(list.isGone ? 'all' : 'changes'),
  })
  const name = list.isGone ? undefined : (
    <NameCard>
      <p>
        リスト名<b>{list.name}</b>
      </p>
      <LinkButton look="quiet" to={addressOf.renameList(list)}>
        リスト名を変更
      </LinkButton>
    </NameCard>
  )
  if (inList.is === 'waiting') return <EditWaiting />
  if (inList.is === 'failed')
    return (
      <>
        {name}
        <FailedState title="リストの商品を表示できませんでした" isBusy={inList.isBusy} onRetry={inList.retry} />
      </>
    )
  return (
    <>
      {name}
      <ChoicesSection
        choices={choosing.choices}
        choice={choosing.choice}
        remark={choosing.gone.size === 0 ? undefined : <GoneNote count={choosing.gone.size} />}
      />
      <EditBar
        notice={list.isGone ? goneNotice : choosing.notice}
        {...(list.isGone ? { text: recreateListText } : {})}
        isBusy={isBusy}
        isDisabled={!list.isGone && !choosing.canSubmit}
        onSubmit={list.isGone ? () => void recreate(draft.name ?? list.name, chosen) : choosing.submit}
        onQuit={() => void (isBusy ? undefined : quit())}
      >
        <p>
          <b>{formatNumber(chosen.size)}品</b>を選択中
          <Count changes={pending} />
        </p>
      </EditBar>
      {choosing.done === undefined ? null : (
        <DoneDialog {...favouriteMessages.listEdited} text={choosing.done.text} to={addressOf.list(list.id)} />
      )}
    </>
  )
}

const Small = styled.small(css`
  font-size: 0.875rem;
  ${media.phone} { display: block; }
`)

const Count = ({ changes: { added, removed } }: { changes: ListChanges }) => {
  const parts = [
    added.size === 0 ? '' : `追加${formatNumber(added.size)}`,
    removed.size === 0 ? '' : `取消${formatNumber(removed.size)}`,
  ].filter(Boolean)
  return parts.length === 0 ? null : <Small>（{parts.join('・')}）</Small>
}
