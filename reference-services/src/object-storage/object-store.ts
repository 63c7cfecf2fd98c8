/** An object as it is kept; `type` is its media type. */
export type StoredObject = { content: Buffer; type: string }
/** `size` in bytes. */
export type ObjectFacts = { size: number; type: string }

/**
 * Objects of one bucket by their whole paths, which storage-rules.ts has judged. A directory or S3 (`openS3Objects`
 * of the release store); the same tests hold for both. Rejects when the store cannot be reached.
 */
export type ObjectStore = {
  /** Writes an object, whole or not at all, over what stands there. Its media type is the blob's. */
  put(path: string, content: Blob): Promise<void>
  /** `undefined` when there is no such object, as with `get`. */
  head(path: string): Promise<ObjectFacts | undefined>
  get(path: string): Promise<StoredObject | undefined>
  /** Copies content and type over what stands at `to`. `false` when there is no object at `from`. */
  copy(from: string, to: string): Promise<boolean>
  /** Removes an object if there is one. */
  remove(path: string): Promise<void>
}
