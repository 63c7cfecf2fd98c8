import type { RadioOption } from '@shop/shared/ui/form'

/** A table of the domain as choices in the order of their codes; what a choice means stands below it. */
export const toOptions = <V extends string>(
  table: Readonly<Record<V, string>>,
  hints: Partial<Record<NoInfer<V>, string>> = {},
): RadioOption<V>[] =>
  (Object.keys(table) as V[]).map((value) => {
    const hint = hints[value]
    return { value, text: table[value], ...(hint === undefined ? {} : { hint }) }
  })
