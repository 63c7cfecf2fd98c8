import * as v from 'valibot'

type Node = {
  type: string
  pipe?: readonly Node[]
  wrapped?: Node
  item?: Node
  entries?: Record<string, Node>
}

/**
 * A reply as the contract knows it: fields that the schema does not name are taken out, and a reply
 * of the wrong shape is an error of ours and never sent. The parsed value itself is not what goes
 * over the wire: schemas turn 0 and 1 into truth values on the reader's side.
 */
export function toWire<S extends v.GenericSchema>(schema: S, reply: unknown): v.InferInput<S> {
  const stripped = strip(schema as unknown as Node, reply)
  const result = v.safeParse(schema, stripped)
  if (result.success) return stripped as v.InferInput<S>
  const where = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw new TypeError(`a reply of the wrong shape: ${where.slice(0, 3).join('; ')}`)
}

function strip(schema: Node, value: unknown): unknown {
  const [first] = schema.pipe ?? []
  if (first !== undefined && first !== schema) return strip(first, value)
  if (value === undefined || value === null) return value
  if (schema.wrapped !== undefined) return strip(schema.wrapped, value)
  const { item, entries } = schema
  if (item !== undefined && Array.isArray(value)) return value.map((one) => strip(item, one))
  if (entries !== undefined && typeof value === 'object') return pick(entries, value as Record<string, unknown>)
  return value
}

function pick(entries: Record<string, Node>, value: Record<string, unknown>): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(entries)) {
    const field = value[name]
    if (field !== undefined) picked[name] = strip(schema, field)
  }
  return picked
}
