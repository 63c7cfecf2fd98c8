import type { ApplicationStep } from '@shop/shared/domain/application'
import { usePlatform } from '@shop/shared/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Draft, draftKey, draftOf, hasEntries, newDraft } from './draft.ts'

export type DraftEditor = {
  draft: Draft
  /** The draft as of the last change, also before it is rendered. */
  current(): Draft
  set(part: Partial<Omit<Draft, 'owner' | 'intent'>>): void
  finish(step: ApplicationStep): void
  /** The name under which the entries are sent, the same until one of them changes. */
  intent(): string
  /** The next try is another intent: the service repeats its answer to one that it refused. */
  renewIntent(): void
  /** They are stored: nothing stays in this tab. */
  discard(): void
}

/** The entries, written down with every change: a reload, a crash or a login in between loses nothing. */
export function useDraft(owner: string): DraftEditor {
  const { storage, randomId, holdRelease } = usePlatform()
  const [draft, setDraft] = useState(() => draftOf(storage.read(draftKey), owner))
  const latest = useRef(draft)
  const isBegun = hasEntries(draft)
  // Another release may ask for other entries: what is half filled in is finished with this one.
  useEffect(() => (isBegun ? holdRelease() : undefined), [isBegun, holdRelease])

  const editing = useMemo(() => {
    function keep(next: Draft): void {
      latest.current = next
      storage.write(draftKey, next)
      setDraft(next)
    }
    /** Other entries are another intent. */
    function change(part: Partial<Draft>): void {
      const { intent: _, ...entries } = latest.current
      keep({ ...entries, ...part })
    }
    return {
      current: () => latest.current,
      set: change,
      finish(step: ApplicationStep) {
        const { done } = latest.current
        if (!done.includes(step)) keep({ ...latest.current, done: [...done, step] })
      },
      intent() {
        const intent = latest.current.intent ?? randomId()
        keep({ ...latest.current, intent })
        return intent
      },
      renewIntent: () => change({}),
      discard() {
        latest.current = newDraft(owner)
        storage.remove(draftKey)
      },
    }
  }, [storage, randomId, owner])

  return { draft, ...editing }
}
