import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { forShortLivedDatabases } from 'reference-services/short-lived-databases'
import { freePortBlock } from './port-block.ts'

export type HostProcess = { origin: string; stop(): Promise<void> }

export type HostProgram = {
  /** Below `tools`. */
  program: string
  args: readonly string[]
  /** Finds the origin in the line that it ends its start with. */
  ready: RegExp
  environment?: NodeJS.ProcessEnv
}

const maxTries = 3
const killDelayMs = 3000
const isPortTaken = (error: unknown) => error instanceof Error && /PortTakenError|^Port .* in use/m.test(error.message)

/** A host as a process of its own, on free ports; settles when it answers. */
export async function startHostProcess(root: string, program: HostProgram): Promise<HostProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce(root, program)
    } catch (error) {
      // Somebody took a port between our look and our use.
      if (tries === maxTries || !isPortTaken(error)) throw error
    }
  }
}

async function startOnce(root: string, { program, args, ready, environment = {} }: HostProgram): Promise<HostProcess> {
  const port = await freePortBlock()
  const child = spawn(
    process.execPath,
    [forShortLivedDatabases, path.join(root, 'tools', program), ...args, '--port', String(port)],
    // The channel tells the host when the one who started it is gone.
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: { ...process.env, ...environment, NODE_OPTIONS: '' } },
  )
  const origin = await saidOrigin(child, ready)
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => child.on('exit', resolve))
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      const hardEnd = setTimeout(() => child.kill('SIGKILL'), killDelayMs)
      await ended
      clearTimeout(hardEnd)
    },
  }
}

function saidOrigin(child: ChildProcess, ready: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const origin = ready.exec(said)?.[1]
      if (origin !== undefined) resolve(origin)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`the host ended with ${code}:\n${said}`)))
  })
}
