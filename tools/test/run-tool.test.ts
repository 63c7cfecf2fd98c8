import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type TemporaryWorkspace, temporaryWorkspace } from '../start/temporary-workspace.ts'
import { runTool } from './run-tool.ts'

/** A tool with a helper: the helper writes its number, and neither ends by itself. */
const helper = `
import { writeFileSync } from 'node:fs'
writeFileSync(process.argv[2], String(process.pid))
setInterval(() => {}, 1000)
`
const tool = `
import { spawn } from 'node:child_process'
spawn(process.execPath, [import.meta.dirname + '/helper.mjs', process.argv[2]], { stdio: 'ignore' })
process.on('SIGTERM', () => process.argv[3] === 'stubborn' || process.exit(0))
setInterval(() => {}, 1000)
`

describe('runTool', () => {
  let workspace: TemporaryWorkspace
  beforeEach(() => {
    workspace = temporaryWorkspace({ 'tool.mjs': tool, 'helper.mjs': helper, 'code.mjs': 'process.exit(7)' })
  })
  afterEach(() => workspace.remove())

  const run = (file: string, args: string[], stop: AbortSignal, limitMs = 60_000) =>
    runTool(process.execPath, [path.join(workspace.root, file), ...args], { root: workspace.root, stop, limitMs })

  it('gives the exit code', async () => {
    expect(await run('code.mjs', [], new AbortController().signal)).toBe(7)
  })

  it.each(['', 'stubborn'])('ends a tool and its helpers when it is stopped (%s)', async (manner) => {
    const stop = new AbortController()
    const pidFile = path.join(workspace.root, 'pid')
    const ended = run('tool.mjs', [pidFile, manner], stop.signal)
    while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '') await wait(20)
    stop.abort()
    await ended
    const isAlive = () => {
      try {
        process.kill(Number(readFileSync(pidFile, 'utf8')), 0)
        return true
      } catch {
        return false
      }
    }
    const until = performance.now() + 3000
    while (isAlive() && performance.now() < until) await wait(20)
    expect(isAlive()).toBe(false)
  })

  it('ends what does not end by itself, and says so', async () => {
    const never = new AbortController().signal
    await expect(run('tool.mjs', [path.join(workspace.root, 'pid')], never, 600)).rejects.toThrow('not ended after')
  })

  it('does not begin when it is stopped already', async () => {
    await expect(run('code.mjs', [], AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  })
})
