import { isCommonPassword } from './common-passwords.ts'

/** Longer ones are no words that somebody types: hashing them only costs time. */
export const maxPasswordLength = 200
const minPasswordLength = 8

/** Of a password that is made, not of one that is typed to log in. */
export const passwordRule = `パスワードは${minPasswordLength}文字以上で、英字の大文字と小文字、数字、記号を組み合わせてお決めください。`

const needed = [/\p{Lowercase}/u, /\p{Uppercase}/u, /\p{Number}/u, /[^\p{Letter}\p{Number}\s]/u]

export const isAllowedPassword = (password: string): boolean =>
  password.length >= minPasswordLength &&
  password.length <= maxPasswordLength &&
  needed.every((kind) => kind.test(password))

/** Why a password cannot be set, in words for who has typed it; `undefined`: it can. [K-161] */
export function refusePassword(password: string): string | undefined {
  if (!isAllowedPassword(password)) return 'パスワードの決まりに合っていません。'
  if (isCommonPassword(password))
    return 'よく使われるパスワードのため、設定できません。ほかの人が思いつきにくいパスワードをお決めください。'
  return undefined
}
