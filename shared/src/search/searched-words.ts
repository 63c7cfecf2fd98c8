import { forgetWord, readSearchHistory, rememberWord } from '@shop/shared/domain/search'
import { anyList, defineKey, type PlatformServices, type PlatformStorage } from '@shop/shared/platform'

/** The words searched for on this device: the box of the shell and the search page read and write the same. [CHR-051] */
export const searchHistoryKey = defineKey<readonly unknown[]>({
  name: 'searchHistory',
  in: 'local',
  of: 'visit',
  isShared: true,
  schema: anyList,
})

/** Lists the words that were searched for, newest first. [CHR-051] */
export const searchedWords = (storage: PlatformStorage): string[] => readSearchHistory(storage.read(searchHistoryKey))

export type SearchedWordsPorts = Pick<PlatformServices, 'app'> & { storage: PlatformStorage }

/** Tells the app, whose own search box offers them as well. [MOB-004] */
export const postSearchedWords = ({ app, storage }: SearchedWordsPorts): boolean =>
  app.post({ type: 'searchHistory', payload: { keywords: searchedWords(storage) } })

/** [CHR-051] */
export function rememberSearchedWord(word: string, platform: SearchedWordsPorts): void {
  const { storage } = platform
  storage.write(searchHistoryKey, rememberWord(word, searchedWords(storage)))
  postSearchedWords(platform)
}

/** Forgets one word. [CHR-052] */
export function forgetSearchedWord(word: string, platform: SearchedWordsPorts): void {
  const { storage } = platform
  const left = forgetWord(word, searchedWords(storage))
  if (left.length === 0) storage.remove(searchHistoryKey)
  else storage.write(searchHistoryKey, left)
  postSearchedWords(platform)
}

/** Forgets all words. [CHR-052] */
export function forgetAllSearchedWords(platform: SearchedWordsPorts): void {
  platform.storage.remove(searchHistoryKey)
  postSearchedWords(platform)
}
