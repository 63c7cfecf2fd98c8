import type { FirstView, FirstViewRequest, SlotInView } from '@shop/shared/contract'
import type { FirstRead } from '@shop/shared/routes/first-reads'
import { saidBySlot } from '@shop/shared/routes/reads-at'
import { firstShown, type Offer, type Offers } from '../offers.ts'
import type { PageAnswer, PageReads } from '../page-reads.ts'
import type { FirstViews } from './first-views.ts'

/** A slot of a screen, with the view that fills it. */
export type FilledSlot = {
  id: string
  remote: Offer
  view: FirstView
  /** Answers that it shows, beside those of the page. */
  answers: readonly PageAnswer[]
}

export type SlotPorts = {
  offers: Offers
  /** Canaries that this browser has been given. */
  canaries: ReadonlySet<string>
  views: Pick<FirstViews, 'view'>
  /** The declared reads of a slot, with what its properties say. */
  readsOf(declared: readonly FirstRead[], known: Readonly<Record<string, string>>): Promise<Pick<PageReads, 'answers'>>
  /** Nobody waits for what comes after it. */
  late: Promise<unknown>
}

/** A screen that offers more leaves them to the browser. */
const maxSlots = 8

/**
 * Renders what fills the slots of a screen, each with the release that this page most probably shows. One of which a read has no
 * answer waits as in the browser, and so does one that cannot be rendered.
 */
export async function fillSlots(
  slots: readonly SlotInView[],
  request: FirstViewRequest,
  ports: SlotPorts,
): Promise<FilledSlot[]> {
  const filled = await Promise.all(slots.slice(0, maxSlots).map((slot) => fill(slot, request, ports)))
  return filled.filter((slot) => slot !== undefined)
}

async function fill(slot: SlotInView, request: FirstViewRequest, ports: SlotPorts): Promise<FilledSlot | undefined> {
  const remote = fillerOf(slot, ports)
  if (remote === undefined) return undefined
  const { name, version, reads } = remote.descriptor
  const declared = reads[slot.name] ?? []
  const found = declared.length === 0 ? { answers: [] } : await ports.readsOf(declared, saidBySlot(slot.props))
  const brought = found.answers.filter(({ isCommon }) => request.kind.who === 'visitor' || isCommon)
  if (brought.length < declared.length) return undefined
  const known = new Set(request.answers.map(({ address }) => address))
  const answers = brought.filter(({ address }) => !known.has(address))
  const view = await ports.views.view(
    { name, version, base: remote.base },
    { ...request, slot, answers: [...request.answers, ...answers.map(({ address, json }) => ({ address, json }))] },
    ports.late,
  )
  return view === undefined || !showsSomething(view) ? undefined : { id: slot.id, remote, view, answers }
}

/** React marks the bounds of what it draws by comments. */
const showsSomething = ({ html }: FirstView): boolean => html.replace(/<!--.*?-->/g, '') !== ''

/** The first remote by its name whose release fills the slot, as the browser chooses it, when it renders what fills it. */
function fillerOf({ name, version }: SlotInView, { offers, canaries }: SlotPorts): Offer | undefined {
  const shown = Object.keys(offers)
    .toSorted()
    .flatMap((remote) => firstShown(offers[remote], canaries) ?? [])
  const filler = shown.find(({ descriptor: { slots } }) =>
    slots?.fills.some((one) => one.name === name && one.version === version),
  )
  return filler?.descriptor.server?.slots?.includes(name) === true ? filler : undefined
}
