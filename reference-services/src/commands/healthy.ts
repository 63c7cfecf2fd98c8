import { readConfig } from '../config.ts'

const patienceMs = 2500

/** `undefined`: that server runs in another process. */
const isHealthy = (port: number): Promise<boolean | undefined> =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    (error: Error) => (error.name === 'TimeoutError' ? false : undefined),
  )

/** Ends with 0 when the servers of this container answer, whichever they are. */
const answers = await Promise.all(Object.values(readConfig(process.env).ports).map(isHealthy))
const running = answers.filter((answer) => answer !== undefined)
process.exitCode = running.length > 0 && !running.includes(false) ? 0 : 1
