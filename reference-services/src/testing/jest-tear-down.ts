/** Stops the server that jest-set-up.ts offers, if a file has asked for it. */
export default async function withdrawServer(): Promise<void> {
  await globalThis.stopServerOfRun?.()
}
