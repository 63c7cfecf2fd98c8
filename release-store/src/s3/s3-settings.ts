/** Where a bucket is and who we are to it. */
export type S3Settings = {
  bucket: string
  /** Address of the bucket, without a slash at the end. */
  bucketAddress: string
  /** Before every key: empty, or with a slash at the end. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
}

/**
 * Reads `s3://bucket/prefix` and the variables that every tool for S3 knows. Another service than
 * Amazon's is named by its endpoint, and then the bucket stands in the path.
 */
export function readS3Settings(location: string, environment: NodeJS.ProcessEnv): S3Settings {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/(.*))?$/.exec(location) ?? []
  if (bucket === undefined) throw new RangeError(`${location} names no bucket: s3://bucket/prefix does`)
  const prefix = path.replace(/\/+$/, '')
  const endpoint = environment['AWS_ENDPOINT_URL_S3'] ?? environment['AWS_ENDPOINT_URL']
  const region = environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? 'us-east-1'
  return {
    bucket,
    bucketAddress:
      endpoint === undefined
        ? `https://${bucket}.s3.${region}.amazonaws.com`
        : `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    accessKeyId: needed(environment, 'AWS_ACCESS_KEY_ID', location),
    secretAccessKey: needed(environment, 'AWS_SECRET_ACCESS_KEY', location),
    sessionToken: environment['AWS_SESSION_TOKEN'],
  }
}

function needed(environment: NodeJS.ProcessEnv, name: string, location: string): string {
  const value = environment[name]
  if (value !== undefined && value !== '') return value
  throw new RangeError(
    `${location} needs ${name}: \`aws configure export-credentials --format env\` prints what to set`,
  )
}
