import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type HostProcess, startHostProcess } from '../isolate/host-process.ts'

/** `pnpm app` on free ports, with data that go when it stops: of the builds that are there, or of a store's releases. */
export async function startAppProcess(releaseStore = ''): Promise<HostProcess> {
  const root = path.resolve(import.meta.dirname, '../..')
  const folder = await mkdtemp(path.join(tmpdir(), 'app-'))
  const host = await startHostProcess(root, {
    program: 'app/main.ts',
    args: ['--built', '--data', folder],
    ready: /^app ready: (\S+)$/m,
    environment: { RELEASE_STORE: releaseStore },
  })
  return {
    origin: host.origin,
    async stop() {
      await host.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
