import { afterAll, beforeAll } from '@jest/globals'

/** Gives what `open` opens: opened before the tests of the file or the block that it stands in, and closed after them. */
export function setUp<T extends { close(): Promise<unknown> }>(open: () => Promise<T>): T {
  let opened: T | undefined
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.close())
  return new Proxy({} as T, { get: (_, name) => Reflect.get(opened ?? {}, name) })
}
