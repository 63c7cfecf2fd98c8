/** A refusal of the storage, in the words of the documents where they have some. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError'
}

export class ObjectNotFound extends StorageError {
  override readonly name = 'NotFound'
  constructor() {
    super('NotFound')
  }
}
