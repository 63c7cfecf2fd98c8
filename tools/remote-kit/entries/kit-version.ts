/** Written into the package when it is packed: the version of the contract between shell and remotes. */
declare const remoteKitContract: string

export const kitContract = (): string => remoteKitContract
