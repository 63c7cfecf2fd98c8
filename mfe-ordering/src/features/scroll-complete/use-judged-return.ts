import { usePlatform } from '@shop/shared/platform'
import { useState } from 'react'
import { findScrollMark } from '../../parts/scroll-mark.ts'
import { type EntryNote, type Judged, judgeReturn, noteIn, withNote } from './judge-return.ts'
import type { ReturnRecord } from './return-record.ts'
import { canOrderFor } from './scroll-order.ts'
import type { ScrollReturn } from './scroll-return.ts'

/** `before`: when the same lines were sent earlier, which is another story. */
type Look = { judged: Judged; before: number | undefined }

type Arrival = { returned: ScrollReturn; owner: string }

/** The verdict on a return as it arrived; it is judged anew only by `setLook`. */
export function useJudgedReturn({ returned, owner }: Arrival, readRecord: () => ReturnRecord | undefined) {
  const platform = usePlatform()
  const { clock, navigation } = platform
  const look = (): Look => {
    const known = readRecord()
    const now = clock.now()
    const mark = findScrollMark(platform, { owner, site: returned.site, entry: platform.entry })
    const note = noteIn(navigation.current().state)
    const judged = judgeReturn({ record: known, mark, note, isOpen: (week) => canOrderFor(week, now) }, now)
    return { judged, before: judged.is === 'shown' ? undefined : known?.at }
  }
  const [shown, setLook] = useState(look)

  /** Stays with the entry of the history, also when the page is loaded anew. */
  function noteEntry(note: EntryNote): void {
    const { pathname, search, hash, state } = navigation.current()
    if (noteIn(state) === note) return
    navigation.navigate(`${pathname}${search}${hash}`, { replace: true, state: withNote(state, note) })
  }

  return { ...shown, look, setLook, noteEntry }
}
