import { expect, it, jest } from '@jest/globals'
import { createObjectStorage } from '../object-storage/object-storage.ts'
import { createSignedAddresses } from '../object-storage/signed-addresses.ts'
import { bothObjectStores } from '../testing/both-object-stores.ts'
import { putBannerPictures } from './put-banner-pictures.ts'
import { bannerImageFiles } from './week-banners.ts'

const bucket = { name: 'pictures', region: 'ap-northeast-1', secret: 'a secret of the services' }
const addresses = createSignedAddresses('https://services.test', bucket, { now: () => new Date(0) })

it.each(bothObjectStores())(
  '[API-068] [K-179] $kind gets the pictures of banners that it has not',
  async ({ open }) => {
    const storage = createObjectStorage({ store: open(), addresses })
    const [exchanged = '', ...others] = bannerImageFiles
    await storage.put({ key: exchanged }, 'exchanged by staff')
    for (const _ of ['a first start', 'another']) await putBannerPictures(storage)
    expect((await storage.get({ key: exchanged })).content.toString()).toBe('exchanged by staff')
    expect(others.length).toBeGreaterThan(2)
    for (const key of others) expect((await storage.head({ key })).type).toBe('image/webp')
  },
)

it('[K-179] a storage that cannot be reached costs the pictures alone, and the log says so', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const away = () => Promise.reject(new Error('the bucket does not answer'))
  await expect(putBannerPictures({ head: away, put: away })).resolves.toBeUndefined()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('the bucket does not answer'))
  log.mockRestore()
})
