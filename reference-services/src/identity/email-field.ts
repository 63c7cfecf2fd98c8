import * as v from 'valibot'

const maxEmailLength = 254

/** As it is typed into a form. */
export const emailField = v.pipe(
  v.string(),
  v.maxLength(maxEmailLength),
  // No text of the database holds it.
  v.check((email) => !email.includes('\0')),
)
