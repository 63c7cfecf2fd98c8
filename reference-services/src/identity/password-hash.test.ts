import { expect, it } from '@jest/globals'
import { hashPassword, verifyPassword } from './password-hash.ts'

/** Made by @node-rs/argon2 2.2.1, which wrote the hashes of the accounts before Node did. */
const storedByLibrary =
  '$argon2id$v=19$m=19456,t=2,p=1$9MoFdf/hhPw1j9EBwbMZ9A$dUzTQcuZW97PRGHm3LK938gPZpcQGF7miE23heAJHLU'

it('a hash that the library of before has stored is still accepted, for its password alone', async () => {
  expect(await verifyPassword(storedByLibrary, 'Todok-2026!')).toBe(true)
  expect(await verifyPassword(storedByLibrary, 'todok-2026!')).toBe(false)
})

it('a new hash is stored in the same format, at the same cost, with a salt of its own', async () => {
  const [one, other] = [await hashPassword('みのり-2026!'), await hashPassword('みのり-2026!')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(other).not.toBe(one)
  expect(await verifyPassword(one, 'みのり-2026!')).toBe(true)
})

it('is asked to compare with nothing else than such a hash', async () => {
  await expect(verifyPassword('$2b$10$abcdefghijklmnopqrstuu', 'Todok-2026!')).rejects.toThrow('argon2id')
})
