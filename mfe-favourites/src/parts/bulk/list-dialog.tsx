import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FavouriteList } from '@shop/shared/api/favourites'
import { formatNumber, type MemberCode } from '@shop/shared/domain'
import { type FavouriteListId, normalizeListName, shownListName } from '@shop/shared/domain/favourites'
import { productCountText } from '@shop/shared/product/bulk-order'
import { Button, FailedState, Note, Skeleton, Waiting } from '@shop/shared/ui'
import { Dialog, LeaveButton, leave } from '@shop/shared/ui/dialog'
import { RadioGroup } from '@shop/shared/ui/form'
import Plus from 'lucide-react/icons/plus'
import { useId, useRef, useState } from 'react'
import { ListNameField } from '../list-name-field.tsx'
import { judgeName, type NameVerdict } from '../name-verdict.ts'
import { useComposition } from '../use-composition.ts'
import { useFavouriteLists } from '../use-favourite-lists.ts'

import type { ListRequest } from './use-bulk-actions.ts'

const Body = styled.form(css`
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-top: 14px;

  & > [data-lists] { max-height: 42dvh; margin: -4px; padding: 4px; overflow-y: auto; overscroll-behavior: contain; }
  & > [data-actions] { display: flex; gap: 12px; margin-top: 8px; & > * { flex: 1; padding-inline: 8px; } }
  & > [role='alert']:empty { position: absolute; }
`)

type Props = {
  member: MemberCode
  /** The list that the products are in. */
  except: FavouriteListId | undefined
  count: number
  /** As typed for a new list, also before a login. */
  name: string
  onName(name: string): void
  /** Gives why nothing was stored. */
  onSend(request: ListRequest): Promise<string | undefined>
  onClose(): void
}

/** Which list the chosen products come into: one of the member's, or a new one. */
export function ListDialog({ count, onClose, ...rest }: Props) {
  const lists = useFavouriteLists(rest.member)
  const formId = useId()
  return (
    <Dialog title={`${productCountText(count)}をリストに入れる`} hasCloseButton onClose={onClose}>
      {lists.is === 'waiting' ? (
        <Waiting>
          <Skeleton height="180px" radius={8} />
        </Waiting>
      ) : lists.is === 'failed' ? (
        <FailedState title="リストを表示できませんでした" isBusy={lists.isBusy} onRetry={lists.retry} />
      ) : (
        <ListForm id={formId} lists={lists.lists} onClose={onClose} {...rest} />
      )}
    </Dialog>
  )
}

function ListForm({
  id,
  lists,
  except,
  name,
  onName,
  onSend,
  onClose,
}: Omit<Props, 'count' | 'member'> & { id: string; lists: readonly FavouriteList[] }) {
  const root = useRef<HTMLFormElement>(null)
  const others = lists.filter((list) => list.id !== except)
  const [isNew, setIsNew] = useState(others.length === 0 || name !== '')
  const [listId, setListId] = useState<FavouriteListId | ''>('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { isComposing, events } = useComposition(name)
  const verdict = judgeName(
    name,
    lists.map((one) => one.name),
  )
  const list = others.find((one) => one.id === listId)
  const request = isNew ? newList(name, verdict) : list && { list }
  // While letters are converted nothing is judged.
  const canSend = request !== undefined || (isNew && isComposing && normalizeListName(name) !== '')

  async function send() {
    if (request === undefined || isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    const why = await onSend(request)
    setIsBusy(false)
    if (why !== undefined) setFailure(why)
    else {
      onName('')
      if (root.current !== null) leave(root.current, onClose)
    }
  }

  return (
    <Body
      ref={root}
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isNew ? (
        <div {...events}>
          <ListNameField
            name="bulk-list-name"
            value={name}
            error={isComposing ? undefined : verdict.error}
            onChange={onName}
          />
        </div>
      ) : (
        <div data-lists>
          <RadioGroup<FavouriteListId>
            name="bulk-list"
            label="入れるリスト"
            value={listId}
            options={others.map(toOption)}
            onChange={setListId}
          />
        </div>
      )}
      {others.length === 0 ? null : (
        <Button look="quiet" onClick={() => setIsNew(!isNew)}>
          {isNew ? null : <Plus size={20} />}
          {isNew ? '今あるリストから選ぶ' : '新しいリストを作る'}
        </Button>
      )}
      <div role="alert">{failure === undefined ? null : <Note tone="error">{failure}</Note>}</div>
      <div data-actions>
        <LeaveButton look="outline" onLeave={onClose}>
          やめる
        </LeaveButton>
        <Button type="submit" isBusy={isBusy} busyText="送信中" disabled={!canSend}>
          {isNew ? '作って入れる' : 'リストに入れる'}
        </Button>
      </div>
    </Body>
  )
}

/** [FAV-021, FAV-022, FAV-023, FAV-024, FAV-025] */
const newList = (name: string, { isGood }: NameVerdict): ListRequest | undefined =>
  isGood ? { name: normalizeListName(name) } : undefined

const toOption = ({ id, name, count }: FavouriteList) => ({
  value: id,
  text: shownListName(name),
  ...(count === undefined ? {} : { hint: `${formatNumber(count)}品` }),
})
