import { usePlatform } from '@shop/shared/platform'
import { useEffect, useState } from 'react'
import type { GuardedNavigation } from '../guard/navigation.ts'
import { mainId } from './content/content-area.tsx'
import { followScreens } from './screen/follow-screens.ts'

/** Keeps the page in step with its screens; gives what is to be spoken of a new one. */
export function useFollowedScreens(navigation: GuardedNavigation): string {
  const { storage, setMeta } = usePlatform()
  const [spoken, setSpoken] = useState('')

  useEffect(
    () =>
      followScreens({
        navigation,
        window,
        main: () => document.getElementById(mainId),
        storage: storage.session,
        nameScreen: () => setMeta({}),
        announce: () => setSpoken(document.title.replace(/ \| トドック$/, '')),
      }),
    [navigation, storage, setMeta],
  )
  return spoken
}
