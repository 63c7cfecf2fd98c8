import type { PlatformServices } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import type { GuardedNavigation } from '../guard/navigation.ts'
import { shortText } from './short-text.ts'

type Ports = {
  platform: Pick<PlatformServices, 'app' | 'storage'>
  navigation: Pick<GuardedNavigation, 'shown' | 'subscribe'>
}

const resultsPath = href.searchResults('').replace(/\?.*/, '')
const searchPaths = [href.searchPrompt(), resultsPath]

/** Tells the app's own search box what is searched for on this page, and what was searched for before. */
export function postSearch({ platform, navigation }: Ports): void {
  let told: string | undefined
  let isSearching = false

  async function tellHistory(): Promise<void> {
    const { postSearchedWords } = await import('@shop/shared/search')
    postSearchedWords(platform)
  }

  function look(): void {
    const { match, location } = navigation.shown()
    const path = match?.route.declaration.path
    const wasSearching = isSearching
    isSearching = path !== undefined && searchPaths.includes(path)
    if (isSearching && !wasSearching) void tellHistory()
    const word = path === resultsPath ? new URLSearchParams(location.search).get('searchWord')?.trim() : undefined
    const isNew = word !== undefined && word !== '' && word !== told
    told = word
    if (isNew) platform.app.post({ type: 'searchKeyword', payload: { keyword: shortText(word) } })
  }

  navigation.subscribe(look)
  look()
}
