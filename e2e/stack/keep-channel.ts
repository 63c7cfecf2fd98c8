import { updateChannel } from '@shop/release-store'
import type { Shop } from './shop.ts'
import type { test as shopTest } from './test.ts'

const channel = 'production'

/** Gives the way back to what pages show now. Data of members stay as they are. */
export async function keepChannel({ releases }: Shop): Promise<() => Promise<void>> {
  const shown = await releases.readChannel(channel)
  if (shown === undefined) throw new Error(`there is no channel ${channel}`)
  return async () => {
    await updateChannel(releases, channel, () => shown.registry)
  }
}

/** For a file whose tests release into the shop: the next file of the worker finds it as this one did. */
export function restoreChannelAfterAll(test: typeof shopTest): void {
  let restore = async () => {}
  test.beforeAll(async ({ shop }) => {
    restore = await keepChannel(shop)
  })
  test.afterAll(() => restore())
}
