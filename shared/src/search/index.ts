/** Search beside its service: where a typed text leads, and the words of before. */
export { runSearch } from './run-search.ts'
export {
  forgetAllSearchedWords,
  forgetSearchedWord,
  postSearchedWords,
  type SearchedWordsPorts,
  searchedWords,
  searchHistoryKey,
} from './searched-words.ts'
