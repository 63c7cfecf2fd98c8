import type { ObjectStorage } from '../object-storage/object-storage.ts'
import { ObjectNotFound } from '../object-storage/storage-error.ts'
import { logOf } from '../observability/log.ts'
import { illustration } from '../pictures/illustrations.ts'
import { bannerImageFiles } from './week-banners.ts'

const log = logOf('services')

/**
 * Puts the pictures of banners that the storage does not hold yet; one that staff have exchanged stays. A storage
 * that cannot be reached costs the pictures, not the shop. [K-179]
 */
export async function putBannerPictures(storage: Pick<ObjectStorage, 'head' | 'put'>): Promise<void> {
  const putMissing = async (key: string) => {
    const bytes = illustration(key.replace(/\.webp$/, ''))
    if (bytes === undefined || (await isThere(storage, key))) return
    await storage.put({ key }, new Blob([new Uint8Array(bytes)], { type: 'image/webp' }))
  }
  await Promise.all(bannerImageFiles.map(putMissing)).catch((error: Error) => {
    log.error(`pictures of banners may be missing in the storage: ${error.message}`)
  })
}

const isThere = (storage: Pick<ObjectStorage, 'head'>, key: string): Promise<boolean> =>
  storage.head({ key }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ObjectNotFound) return false
      throw error
    },
  )
