declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  /** The part that a test uses: a Koa application over a folder. */
  class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: readonly { name: string }[] })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
  export = S3rver
}
