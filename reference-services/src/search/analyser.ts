import { createRequire } from 'node:module'
import { toLiteral } from './fold.ts'

/** A word of a text, how it is read, and whether it is only grammar. */
export type Morpheme = { surface: string; reading: string; isParticle: boolean }
export type Analyse = (text: string) => Morpheme[]

type Token = { surface: string; reading?: string; partOfSpeech?: string }

let opened: Analyse | undefined

/**
 * Reads what is written in kanji. The dictionary (IPADIC, 13 MB) is opened at the first search, which takes a quarter
 * of a second once; all names of the shop bring their readings along.
 */
export function analyser(): Analyse {
  opened ??= open()
  return opened
}

function open(): Analyse {
  const { TokenizerBuilder } = createRequire(import.meta.url)(
    'lindera-wasm-nodejs-ipadic',
  ) as typeof import('lindera-wasm-nodejs-ipadic')
  const builder = new TokenizerBuilder()
  builder.setDictionary('embedded://ipadic')
  builder.setMode('normal')
  const tokenizer = builder.build()
  return (text) =>
    (tokenizer.tokenize(text) as Token[]).map(({ surface, reading, partOfSpeech }) => ({
      surface,
      reading: reading === undefined || reading === '*' ? toLiteral(surface) : reading,
      isParticle: partOfSpeech === '助詞' || partOfSpeech === '助動詞' || partOfSpeech === '記号',
    }))
}
