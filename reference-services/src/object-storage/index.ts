export { createObjectStorage, type ObjectStorage } from './object-storage.ts'
export { openBucket } from './open-bucket.ts'
