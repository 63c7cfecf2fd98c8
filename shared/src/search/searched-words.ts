import { forgetWord, readSearchHistory, rememberWord } from '@shop/shared/domain/search'
import { anyList, defineKey, type PlatformStorage } from '@shop/shared/platform'

/** The words searched for on this device: the box of the shell and the search page read and write the same. [CHR-051] */
export const searchHistoryKey = defineKey<readonly unknown[]>({
  name: 'searchHistory',
  in: 'local',
  of: 'visit',
  isShared: true,
  schema: anyList,
})

/** Newest first. [CHR-051] */
export const searchedWords = (storage: PlatformStorage): string[] => readSearchHistory(storage.read(searchHistoryKey))

/** [CHR-051] */
export const rememberSearchedWord = (word: string, storage: PlatformStorage): void =>
  storage.write(searchHistoryKey, rememberWord(word, searchedWords(storage)))

/** [CHR-052] */
export function forgetSearchedWord(word: string, storage: PlatformStorage): void {
  const left = forgetWord(word, searchedWords(storage))
  if (left.length === 0) storage.remove(searchHistoryKey)
  else storage.write(searchHistoryKey, left)
}

/** [CHR-052] */
export const forgetAllSearchedWords = (storage: PlatformStorage): void => storage.remove(searchHistoryKey)
