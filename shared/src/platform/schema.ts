import * as v from '@shop/shared/schema'

/**
 * The part of valibot by which keys are declared. It comes with the platform, from the shell: a remote that took the
 * library itself would load it once more, 3 kB for each.
 *
 * @see https://valibot.dev/api/
 */
export const schema = {
  array: v.array,
  boolean: v.boolean,
  custom: v.custom,
  fallback: v.fallback,
  integer: v.integer,
  is: v.is,
  literal: v.literal,
  maxLength: v.maxLength,
  maxValue: v.maxValue,
  minLength: v.minLength,
  minValue: v.minValue,
  number: v.number,
  object: v.object,
  optional: v.optional,
  picklist: v.picklist,
  pipe: v.pipe,
  safeInteger: v.safeInteger,
  string: v.string,
  transform: v.transform,
  union: v.union,
}

/** Any object that is no list, as it was found. */
export const anyRecord = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/** Any list, as it was found. */
export const anyList = v.custom<readonly unknown[]>(Array.isArray)

/** Reads a list without the items that do not fit: one odd line is no reason to forget the rest of a member's list. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    anyList,
    v.transform((stored): readonly T[] =>
      stored.flatMap((value) => {
        const { success, output } = v.safeParse(item, value)
        return success ? [output as T] : []
      }),
    ),
  )
