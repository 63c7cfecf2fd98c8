import { isBucket, operatorSecret } from '@shop/release-store'
import type { Config } from '../config.ts'
import { openDirectoryObjects } from './directory-objects.ts'
import type { ObjectStore } from './object-store.ts'
import { createSignedAddresses, type SignedAddresses } from './signed-addresses.ts'
import { checkBucket } from './storage-rules.ts'

export type OpenBucket = { bucketName: string; store: ObjectStore; addresses: SignedAddresses }

type Settings = Pick<Config, 'objectStorage' | 'dataFolder' | 'operatorSecret' | 'api'>

/** A folder has neither; they stand in its addresses. */
const ofFolder = { name: 'todok-pictures', region: 'ap-northeast-1' }

/**
 * The bucket of the storage as the settings have it: a folder, or S3 with the usual `AWS_*` variables, of which the
 * region must be named. Its addresses are those of the services either way. Rejects with `StorageError` for a bucket
 * that breaks a rule; whether it answers is known with the first request.
 */
export async function openBucket(
  { objectStorage, dataFolder, operatorSecret: given, api }: Settings,
  clock: { now(): Date },
  environment: NodeJS.ProcessEnv = process.env,
): Promise<OpenBucket> {
  const { name, region, store } = isBucket(objectStorage)
    ? await openS3(objectStorage, environment)
    : { ...ofFolder, store: openDirectoryObjects(objectStorage) }
  const secret = `storage ${operatorSecret(dataFolder, { OPERATOR_SECRET: given })}`
  return {
    bucketName: name,
    store,
    addresses: createSignedAddresses(api.base, { name, region, secret }, clock),
  }
}

/** The client of S3 is loaded only where a bucket is set. */
async function openS3(location: string, environment: NodeJS.ProcessEnv) {
  const [, name = ''] = /^s3:\/\/([^/]*)/.exec(location) ?? []
  const region = environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? ''
  const hasCredentials = [environment['AWS_ACCESS_KEY_ID'], environment['AWS_SECRET_ACCESS_KEY']].every(Boolean)
  checkBucket({ name, region, hasCredentials })
  const { openS3Objects, readS3Settings } = await import('@shop/release-store/s3')
  return { name, region, store: openS3Objects(readS3Settings(location, environment)) }
}
