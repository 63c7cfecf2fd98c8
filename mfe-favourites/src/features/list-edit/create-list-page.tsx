import type { FavouriteList } from '@shop/shared/api/favourites'
import { formatNumber, type MemberCode, type WeekNumber } from '@shop/shared/domain'
import { favouriteMessages, toggleInList } from '@shop/shared/domain/favourites'
import { href } from '@shop/shared/routes'
import { FailedState } from '@shop/shared/ui'
import { useCallback, useMemo } from 'react'
import type { Choice } from '../../parts/choice-grid.tsx'
import { FavouritesFrame } from '../../parts/favourites-frame.tsx'
import { useFavouriteLists } from '../../parts/use-favourite-lists.ts'
import { ChoicesSection } from './choices.tsx'
import { ListsFullNote, MadeNote } from './create-notes.tsx'
import { DoneDialog } from './done-dialog.tsx'
import { EditBar } from './edit-bar.tsx'
import { EditWaiting } from './edit-waiting.tsx'
import { GoneNote } from './gone-note.tsx'
import { goneChoices } from './list-changes.ts'
import { isBegun, newList } from './list-draft.ts'
import { NameField } from './name-field.tsx'
import { useChoices, useFavouriteIds } from './use-choices.ts'
import { useCreateList } from './use-create-list.ts'
import { useListDraft } from './use-list-draft.ts'
import { useQuit } from './use-quit.ts'

/** お気に入りリストの作成: a name, and the favourites that come into the list. */
export const CreateListPage = () => (
  <FavouritesFrame title="お気に入りリストの作成" waiting={<EditWaiting />}>
    {(member, week) => <CreateList key={member} member={member} week={week} />}
  </FavouritesFrame>
)

type Props = { member: MemberCode; week: WeekNumber }

function CreateList({ member, week }: Props) {
  const lists = useFavouriteLists(member)
  if (lists.is === 'waiting') return <EditWaiting />
  if (lists.is === 'failed')
    return <FailedState title="お気に入りリストを表示できませんでした" isBusy={lists.isBusy} onRetry={lists.retry} />
  return <CreateForm member={member} week={week} lists={lists.lists} />
}

const nothingInIt: ReadonlySet<never> = new Set()

function CreateForm({ member, week, lists }: Props & { lists: readonly FavouriteList[] }) {
  const editor = useListDraft(member, newList)
  const { change, drop } = editor
  const { name = '', changes } = editor.draft
  const choices = useChoices({ member, week })
  const favourites = useFavouriteIds(choices)
  const creation = useCreateList({ editor, lists, favourites })
  const { isBusy } = creation
  const isDirty = isBegun(editor.draft)
  const quit = useQuit({ isDirty, to: href.favourites(), drop: () => drop('all') })

  const toggle = useCallback<Choice['toggle']>(
    ({ favouriteId }) => {
      if (!isBusy) change((now) => ({ ...now, changes: toggleInList(now.changes, favouriteId, nothingInIt) }))
    },
    [change, isBusy],
  )
  const choice = useMemo(() => ({ chosen: changes.added, toggle }), [changes.added, toggle])
  const gone = goneChoices(changes, nothingInIt, favourites)

  return (
    <>
      {creation.isFull ? <ListsFullNote /> : null}
      <NameField
        value={name}
        error={creation.error}
        composition={creation.composition}
        onChange={(typed) => change((now) => ({ ...now, name: typed }))}
        onSubmit={creation.submit}
        remark={creation.made === undefined ? undefined : <MadeNote list={creation.made} onLeave={() => drop('all')} />}
      />
      <ChoicesSection
        choices={choices}
        choice={choice}
        none="商品を選ばずにリストを作成することもできます。"
        remark={gone.size === 0 ? undefined : <GoneNote count={gone.size} />}
      />
      <EditBar
        notice={creation.notice}
        isBusy={isBusy}
        isDisabled={!creation.canSubmit}
        onQuit={() => void (isBusy ? undefined : quit())}
      >
        <p>
          <b>{formatNumber(changes.added.size - gone.size)}品</b>を選択中
        </p>
      </EditBar>
      {creation.done === undefined ? null : (
        <DoneDialog {...favouriteMessages.listCreated} text={creation.done.text} to={href.favourites()} />
      )}
    </>
  )
}
