import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Runs a module in which no file may grow beyond 512 bytes, as on a disk without room, and gives the lines that it
 * printed. In it `tell` prints the code with which a promise rejects, or `done`.
 */
export async function withoutRoom(module: string): Promise<string[]> {
  const tell = "const tell = (work) => work.then(() => console.log('done'), ({ code }) => console.log(code))\n"
  const args = [process.execPath, '--input-type=module', '-e', tell + module]
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', 'ulimit -f 1; exec "$0" "$@"', ...args], {
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return stdout.trim().split('\n')
}
