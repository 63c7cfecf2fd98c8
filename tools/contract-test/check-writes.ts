import { randomUUID } from 'node:crypto'
import {
  addFavouriteCall,
  addToFavouriteListCall,
  type Call,
  createFavouriteListCall,
  csrfTokenCall,
  deleteFavouriteListCall,
  deleteOrderCall,
  favouriteListsCall,
  favouriteMarksCall,
  orderListCall,
  putOrderCall,
  removeFavouriteCall,
  removeFromFavouriteListCall,
  renameFavouriteListCall,
} from '@shop/shared/contract'
import fc from 'fast-check'
import { callName, type ServiceCall } from 'reference-services/contract-document'
import { type CallResult, type CheckPorts, findStranger } from './check-reads.ts'
import { findSmallest } from './find-smallest.ts'
import type { Finding } from './finding.ts'
import { readRefusal } from './judge-answer.ts'
import { requestsOf } from './requests.ts'
import { createWriter, Refused, type Writer } from './send-write.ts'

type Story = {
  calls: readonly Call[]
  /** Writes, looks at what is there afterwards, and takes it back. */
  run(writer: Writer, week: string, product: string, count: number): Promise<void>
  /** Products whose state the story would change for good. */
  taken(writer: Writer, week: string): Promise<readonly string[]>
}

const byOrderNumber = 62
const maxCount = 5
const maxProducts = 5
const wholeList = { limit: 999, offset: 0 }
const digits = (number: string): number => Number(number)

const orders: Story = {
  calls: [csrfTokenCall, putOrderCall, deleteOrderCall],
  taken: async (writer, planningWeek) =>
    (await writer.read(orderListCall, { planningWeek, ...wholeList })).order_list.map(
      (line) => line.product_info.order_no,
    ),
  async run(writer, week, product, count) {
    const body = {
      planning_week: week,
      order_no: product,
      order_count: count,
      input_status: byOrderNumber,
      mode: 'direct',
    }
    const query = { planningWeek: week, orderNo: product }
    const ordered = async () =>
      (await writer.read(orderListCall, { planningWeek: week, ...wholeList })).order_list.find(
        (line) => digits(line.product_info.order_no) === digits(product),
      )?.order_count ?? 0
    const key = randomUUID()
    await expectToken(writer, putOrderCall, body)
    const token = await writer.token(putOrderCall)
    const first = await writer.send(putOrderCall, { body, key }, token)
    if (first.answer.status !== 200) throw new Refused(readRefusal(first.asked, first.answer))
    try {
      writer.expect(first, ['ORD-052'], { expected: count, got: await ordered() })
      const again = await writer.write(putOrderCall, { body: { ...body, mode: 'append', order_count: 1 } })
      writer.expect(first, ['ORD-052'], { expected: count + 1, got: again.order_count })
      // The same intent again: it is not done twice. [API-082]
      const repeated = await writer.write(putOrderCall, { body, key })
      writer.expect(first, ['API-082'], { expected: count, got: repeated.order_count })
      writer.expect(first, ['API-082'], { expected: count + 1, got: await ordered() })
      await expectSpent(writer, putOrderCall, body, token)
    } finally {
      await writer.write(deleteOrderCall, { query })
    }
    writer.expect(first, ['API-024'], { expected: 0, got: await ordered() })
    const gone = await writer.write(deleteOrderCall, { query })
    writer.expect(first, ['K-19'], { expected: 0, got: gone.order_count })
  },
}

const favourites: Story = {
  calls: [addFavouriteCall, removeFavouriteCall],
  // A favourite that is taken away and put back stands in no list any more.
  taken: async () => [],
  async run(writer, planning_week, order_no) {
    const body = { planning_week, order_no }
    const marked = async () =>
      (await writer.read(favouriteMarksCall, { planning_week, order_no })).order_code_list[0]?.is_favorite === true
    if (await marked()) throw new Refused({ status: 409, code: 'a favourite already' })
    await expectToken(writer, addFavouriteCall, body)
    const sent = await writer.send(addFavouriteCall, { body }, await writer.token(addFavouriteCall))
    if (sent.answer.status !== 200) throw new Refused(readRefusal(sent.asked, sent.answer))
    try {
      writer.expect(sent, ['API-025'], { expected: 'a favourite', got: (await marked()) ? 'a favourite' : 'none' })
    } finally {
      await writer.write(removeFavouriteCall, { body })
    }
    writer.expect(sent, ['API-025'], { expected: 'none', got: (await marked()) ? 'a favourite' : 'none' })
  },
}

const lists: Story = {
  calls: [
    createFavouriteListCall,
    renameFavouriteListCall,
    deleteFavouriteListCall,
    addToFavouriteListCall,
    removeFromFavouriteListCall,
  ],
  taken: async () => [],
  async run(writer, _week, _product, count) {
    const name = `確認${count}`
    const nameOf = async (id: string) =>
      (await writer.read(favouriteListsCall)).favorite_product_category_list.find(
        (list) => list.favorite_category_id === id,
      )?.favorite_category_name ?? 'no list'
    const body = { category_name: name, favorite_products: [] }
    await expectToken(writer, createFavouriteListCall, body)
    const sent = await writer.send(createFavouriteListCall, { body }, await writer.token(createFavouriteListCall))
    if (sent.answer.status !== 200) throw new Refused(readRefusal(sent.asked, sent.answer))
    const { favorite_category_id: id } = sent.answer.json as { favorite_category_id: string }
    const products = { id, favorite_product_ids: [] }
    try {
      writer.expect(sent, ['API-027'], { expected: name, got: await nameOf(id) })
      await writer.write(renameFavouriteListCall, { body: { id, category_name: `${name}済` } })
      writer.expect(sent, ['API-027'], { expected: `${name}済`, got: await nameOf(id) })
      const added = await writer.write(addToFavouriteListCall, { body: products })
      writer.expect(sent, ['API-028'], { expected: id, got: added.favorite_category_id })
      const removed = await writer.write(removeFromFavouriteListCall, { body: products })
      writer.expect(sent, ['API-028'], { expected: id, got: removed.favorite_category_id })
    } finally {
      await writer.write(deleteFavouriteListCall, { body: { id } })
    }
    writer.expect(sent, ['API-027'], { expected: 'no list', got: await nameOf(id) })
  },
}

/** Without a one-time token nothing is written. [API-002] */
const expectToken = (writer: Writer, call: Call, body: Record<string, unknown>) =>
  expectSpent(writer, call, body, undefined)

async function expectSpent(
  writer: Writer,
  call: Call,
  body: Record<string, unknown>,
  token: string | undefined,
): Promise<void> {
  const sent = await writer.send(call, { body }, token)
  const expected = token === undefined ? 'a refusal without a one-time token' : 'a refusal of a token that is spent'
  const { status } = readRefusal(sent.asked, sent.answer, expected)
  writer.expect(sent, ['API-002'], { expected: 403, got: status })
}

const stories: readonly Story[] = [orders, favourites, lists]

type WritePorts = CheckPorts & { subject: string }

/** Writes that can be taken back, as the member; of the others that a visitor is refused. Gives one result for each call. */
export async function checkWrites(calls: readonly ServiceCall[], ports: WritePorts): Promise<CallResult[]> {
  const results: CallResult[] = []
  for (const story of stories) {
    const own = calls.filter((call) => story.calls.includes(call))
    if (own.length > 0) results.push(...(await runStory(story, own, ports)))
  }
  const others = calls.filter((call) => !stories.some((story) => story.calls.includes(call)))
  for (const call of others) {
    const finding = await findStranger(call, requestsOf(ports.document, call, ports.known), ports)
    const name = callName(call)
    results.push(
      finding === undefined
        ? { name, outcome: 'notChecked', why: 'but for its refusal of visitors: it cannot be taken back' }
        : { name, outcome: 'failed', finding },
    )
  }
  return results
}

async function runStory(story: Story, calls: readonly ServiceCall[], ports: WritePorts): Promise<CallResult[]> {
  const { known, ask, subject, seed, runs } = ports
  const writer = createWriter(ask, subject)
  const [week] = known.openWeeks
  const notChecked = (why: string) =>
    calls.map((call): CallResult => ({ name: callName(call), outcome: 'notChecked', why }))
  if (week === undefined) return notChecked('no week is open')
  const taken = await story.taken(writer, week)
  const free = known.orderNumbers.filter((number) => !taken.some((one) => digits(one) === digits(number)))
  if (free.length === 0) return notChecked('no product is left to write with')
  const refusals: Refused[] = []
  let written = 0
  const cases = fc.record({
    product: fc.constantFrom(...free.slice(0, maxProducts)),
    count: fc.integer({ min: 1, max: maxCount }),
  })
  const found = await findSmallest(
    cases,
    async ({ product, count }) => {
      try {
        await story.run(writer, week, product, count)
        written += 1
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        refusals.push(error)
      }
    },
    { runs, seed },
  )
  const finding = found ?? (await strangerOf(calls, ports))
  if (finding !== undefined) return failedStory(calls, finding)
  if (written === 0) return notChecked(`every one refused, with ${refusals[0]?.message}`)
  return calls.map((call) => ({ name: callName(call), outcome: 'ok' }))
}

async function strangerOf(calls: readonly ServiceCall[], ports: WritePorts): Promise<Finding | undefined> {
  for (const call of calls) {
    const finding = await findStranger(call, requestsOf(ports.document, call, ports.known), ports)
    if (finding !== undefined) return finding
  }
  return undefined
}

/** The calls of a story are checked together: where one fails, nothing is said of the others. */
function failedStory(calls: readonly ServiceCall[], finding: Finding): CallResult[] {
  const failed = calls.find(({ method, path }) => finding.request.startsWith(`${method} ${path.replace(/\/:.*/, '')}`))
  return calls.map((call) => {
    const name = callName(call)
    if (call === (failed ?? calls[0])) return { name, outcome: 'failed', finding }
    return { name, outcome: 'notChecked', why: 'another write of the same kind has failed' }
  })
}
