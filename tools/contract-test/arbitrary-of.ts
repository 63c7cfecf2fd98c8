import fc from 'fast-check'

/** As much of JSON Schema as the shop's OpenAPI document uses for what is sent. */
export type JsonSchema = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: JsonSchema
  maxItems?: number
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
}

const maxText = 12
const maxItems = 3
const latest = new Date('2030-12-31T23:59:59Z')
const earliest = new Date('2015-01-01T00:00:00Z')

const anyDate = fc.date({ min: earliest, max: latest, noInvalidDate: true })

/** fast-check makes texts of any pattern but those that look ahead. */
const lookAhead = /\(\?![^)]*\)/g

function textOf({ pattern, format, minLength = 0, maxLength = maxText }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'date') return anyDate.map((date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length))
  if (format === 'date-time') return anyDate.map((date) => date.toISOString())
  if (pattern === undefined)
    return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, maxText)), unit: 'grapheme' })
  const whole = new RegExp(pattern, 'u')
  return fc.stringMatching(new RegExp(pattern.replace(lookAhead, ''))).filter((text) => whole.test(text))
}

const kinds: Readonly<Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>>> = {
  string: textOf,
  integer: ({ minimum = -1_000_000, maximum = 1_000_000 }) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = -1_000_000, maximum = 1_000_000 }) => fc.integer({ min: minimum, max: maximum }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, maxItems: max = maxItems }) =>
    fc.array(arbitraryOf(items), { maxLength: Math.min(max, maxItems) }),
  object: ({ properties = {}, required = [] }) => recordOf(properties, required, arbitraryOf),
}

/** Values that a schema of the document allows. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(arbitraryOf))
  const make = kinds[schema.type ?? '']
  if (make === undefined)
    throw new TypeError(`the document has a kind of value that is not known here: ${JSON.stringify(schema)}`)
  return make(schema)
}

/** Records with every field that is required, and any of the others. */
export const recordOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  makeValue: (schema: JsonSchema, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, makeValue(schema, name)])), {
    requiredKeys: required.filter((name) => name in properties),
    noNullPrototype: true,
  })
