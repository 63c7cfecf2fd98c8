export { openS3Objects } from './s3-objects.ts'
export { readS3Settings } from './s3-settings.ts'
