import { expect, it } from '@jest/globals'
import { memoryStorage } from './memory-storage.ts'

it('[K-28] keeps a value for as long as the page stands', () => {
  const storage = memoryStorage()
  storage.write('tokens', { loginId: 'login-1' })
  expect(storage.read('tokens')).toEqual({ loginId: 'login-1' })
  storage.remove('tokens')
  expect(storage.read('tokens')).toBeUndefined()
})
