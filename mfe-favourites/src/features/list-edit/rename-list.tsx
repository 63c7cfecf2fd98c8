import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { favouriteMessages } from '@shop/shared/domain/favourites'
import { href } from '@shop/shared/routes'
import { Note } from '@shop/shared/ui'
import { addressOf } from '../../parts/addresses.ts'
import { DoneDialog } from './done-dialog.tsx'
import { EditBar } from './edit-bar.tsx'
import { NameField } from './name-field.tsx'
import type { EditedList } from './use-edited-list.ts'
import { useQuit } from './use-quit.ts'
import { goneNotice, recreateListText, useRecreateList } from './use-recreate-list.ts'
import { useRenameList } from './use-rename-list.ts'

/** リスト名を変更. */
export function RenameList({ member, week, list }: { member: MemberCode; week: WeekNumber; list: EditedList }) {
  const renaming = useRenameList(list, { member, week })
  const recreate = useRecreateList(member, list.id)
  const { draft, drop } = list.editor
  const quit = useQuit({
    isDirty: renaming.isDirty,
    to: list.isGone ? href.favourites() : addressOf.list(list.id),
    drop: () => drop(list.isGone ? 'all' : 'name'),
  })
  const submit = () => (list.isGone ? void recreate(renaming.value, new Set(draft.of?.products)) : renaming.submit())
  return (
    <>
      <NameField
        value={renaming.value}
        error={renaming.error}
        composition={renaming.composition}
        onChange={renaming.type}
        onSubmit={submit}
        remark={renaming.isRenamedElsewhere ? <RenamedNote name={list.name} /> : undefined}
      />
      <EditBar
        notice={list.isGone ? goneNotice : renaming.notice}
        {...(list.isGone ? { text: recreateListText } : {})}
        isBusy={renaming.isBusy}
        isDisabled={!list.isGone && !renaming.canSubmit}
        onQuit={() => void (renaming.isBusy ? undefined : quit())}
      />
      {renaming.isDone ? <DoneDialog {...favouriteMessages.listRenamed} to={addressOf.list(list.id)} /> : null}
    </>
  )
}

const RenamedNote = ({ name }: { name: string }) => (
  <div role="status">
    <Note>このリストの名前は、ほかの画面で「{name}」に変更されています。入力した内容はそのまま残っています。</Note>
  </div>
)
