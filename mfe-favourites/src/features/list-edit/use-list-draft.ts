import type { MemberCode } from '@shop/shared/domain'
import { type FavouriteListId, noListChanges } from '@shop/shared/domain/favourites'
import { usePlatform } from '@shop/shared/platform'
import { useMemo, useState } from 'react'
import { emptyDraft, keepDraft, type ListDraft, readDraft } from './list-draft.ts'

export type DraftEditor = {
  draft: ListDraft
  change(to: (now: ListDraft) => ListDraft): void
  /** Stored, or given up: what was typed, what was chosen, or all of it. */
  drop(part: 'name' | 'changes' | 'all'): void
}

/** The draft of one list, written down with every change. Give the component that holds it the list as its key. */
export function useListDraft(member: MemberCode, list: FavouriteListId): DraftEditor {
  const { storage } = usePlatform()
  const [draft, setDraft] = useState(() => readDraft(storage, { member, list }))
  const editing = useMemo(() => {
    let latest = readDraft(storage, { member, list })
    const set = (next: ListDraft) => {
      latest = next
      keepDraft(storage, { member, list }, next)
      setDraft(next)
    }
    return {
      change: (to: (now: ListDraft) => ListDraft) => set(to(latest)),
      drop(part: 'name' | 'changes' | 'all') {
        const { name: _, ...unnamed } = latest
        if (part === 'all') set(emptyDraft)
        else set(part === 'name' ? unnamed : { ...latest, changes: noListChanges })
      },
    }
  }, [storage, member, list])
  return { draft, ...editing }
}
