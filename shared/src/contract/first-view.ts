import * as v from '@shop/shared/schema'
import type { PageData } from './page.ts'
import type { PageKind } from './page-kind.ts'
import type { RouteDeclaration } from './route.ts'
import { slotRef } from './slot.ts'

/** All that a first view is made of. Nothing in it is personal. */
export type FirstViewRequest = {
  /** Address without its query. */
  path: string
  /** With its question mark, or empty. */
  search: string
  /** The route of the address: whose it is, and what is declared of it. */
  route: { owner: string; declaration: RouteDeclaration }
  /** Whether the remote's screen is rendered too; else the shell's frame has what waits for it. */
  hasScreen: boolean
  /** The slot of that screen that is filled, instead of the screen. */
  slot?: SlotInView
  /** Patterns of all addresses that have a screen: a link to any other is not drawn. */
  paths: readonly string[]
  kind: PageKind
  /** Milliseconds since 1970. */
  now: number
  /** Answers to the declared reads, as the services gave them to a visitor; those that are not here have not come. */
  answers: readonly { address: string; json: string }[]
  page: Omit<PageData, 'remotes' | 'routes' | 'away'>
}

/** A slot that stands in a screen. */
export const slotInView = v.object({
  ...slotRef.entries,
  /** Names the place among all of the page, in its HTML and in the browser. */
  id: v.string(),
  /** Plain data; whoever fills the slot checks it. */
  props: v.unknown(),
})
export type SlotInView = v.InferOutput<typeof slotInView>

/** An address whose first view the tests of a remote and the check of its release render. */
export type FirstViewExample = {
  path: string
  /** With its question mark. */
  search?: string
  /** Path of a declared read → its reply. A read that is not named has no answer in time. */
  replies?: Readonly<Record<string, unknown>>
  /** Rendered instead of a screen: a slot that the remote fills. The address is that of any page. */
  slot?: Omit<SlotInView, 'id'>
}

/** The head of a page, for search engines and for those who share it. */
export const pageHead = v.object({
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  /** Address of a picture for those who share the page. */
  image: v.optional(v.string()),
  /** Values of JSON-LD, one script each. */
  structuredData: v.optional(v.array(v.record(v.string(), v.unknown()))),
})
export type PageHead = v.InferOutput<typeof pageHead>

/** The result that the server entry of a release makes of a {@link FirstViewRequest}. */
export const firstView = v.object({
  /** Of the shell it has the comment {@link slotMark} where the remote's stands. */
  html: v.string(),
  /** Text of one style element. */
  styles: v.string(),
  /** Names of the styles in it, which the browser need not insert. */
  styleNames: v.array(v.string()),
  /** Keys of the queries whose answers it shows. The others wait in the browser's first drawing too. */
  queries: v.array(v.string()),
  head: pageHead,
  /** The slots in it, which are empty. Entries of before name none. */
  slots: v.optional(v.array(slotInView)),
})
export type FirstView = v.InferOutput<typeof firstView>

/** Where the remote's HTML stands in the shell's. */
export const slotMark = '<!--slot-->'

/** The server entry of a release: one CommonJS file that asks for nothing outside of itself. */
export type ServerEntry = {
  /** Rejects when the screen cannot be rendered. One at a time: a view is made of one state of the module. */
  render(request: FirstViewRequest): Promise<FirstView>
}
