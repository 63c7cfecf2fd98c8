import * as v from 'valibot'
import { readJson } from '../../read-json.ts'
import { contentMessage } from './content-messages.ts'

const way = v.strictObject({ text: v.string(), note: v.exactOptional(v.string()), message: contentMessage })
const chapter = v.strictObject({ heading: v.string(), picture: v.string(), text: v.string(), ways: v.array(way) })
const contentPage = v.strictObject({
  title: v.string(),
  lead: v.string(),
  picture: v.string(),
  tint: v.string(),
  chapters: v.tupleWithRest([chapter], chapter),
})
export type ContentPage = v.InferOutput<typeof contentPage>

/** Special features by catalogue and name: what an agency makes for the co-op. */
export const contentPages = readJson(
  v.record(v.string(), v.record(v.string(), contentPage)),
  import.meta.dirname,
  'content-pages.json',
)
