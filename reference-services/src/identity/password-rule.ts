/** Longer ones are no words that somebody types: hashing them only costs time. */
export const maxPasswordLength = 200
const minPasswordLength = 8

/** Of a password that is made, not of one that is typed to log in. [GRD-068] */
export const passwordRule = `パスワードは${minPasswordLength}文字以上で、英字の大文字と小文字、数字、記号を組み合わせてお決めください。`

const needed = [/\p{Lowercase}/u, /\p{Uppercase}/u, /\p{Number}/u, /[^\p{Letter}\p{Number}\s]/u]

export const isAllowedPassword = (password: string): boolean =>
  password.length >= minPasswordLength &&
  password.length <= maxPasswordLength &&
  needed.every((kind) => kind.test(password))
