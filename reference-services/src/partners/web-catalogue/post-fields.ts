import * as v from 'valibot'

/** The shop's post into the frame. [CAT-029, CAT-096] */
const fields = v.object({
  /** Empty for a visitor. [CAT-097] */
  ticket: v.pipe(v.string(), v.regex(/^[\w-]{0,200}$/)),
  setPlanTimeCode: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  /** Empty: where the reader left off. */
  baitaiCode: v.pipe(v.string(), v.regex(/^\d{0,8}$/)),
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/),
      v.transform(Number),
      v.check((page) => page > 0),
    ),
  ),
  todokWebFlag: v.pipe(v.string(), v.maxLength(8)),
})

export type PostFields = v.InferOutput<typeof fields>

/** The post, or nothing when it is none of the shop's. A field that comes twice is none. */
export function readPost(body: unknown): PostFields | undefined {
  const read = v.safeParse(fields, body)
  return read.success ? read.output : undefined
}

export type Place = { code: string; page: number }

const placeCookie = /(?:^|;\s*)web-catalogue-place=(\d{1,8})\.([1-9]\d{0,2})(?:;|$)/

/** Where the reader of this browser left off: kept by the frame's own script. */
export function readPlace(cookies: string | undefined): Place | undefined {
  const [, code, page] = placeCookie.exec(cookies ?? '') ?? []
  return code === undefined ? undefined : { code, page: Number(page) }
}
