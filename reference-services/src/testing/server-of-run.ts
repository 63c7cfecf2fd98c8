/** Where the workers of a test run ask for its server. */
export const brokerVariable = 'TEST_POSTGRES'

declare global {
  /** Jest loads its set-up and its tear-down as two programs that share no more than the global object. */
  var stopServerOfRun: (() => Promise<void>) | undefined
}

/** Gives the address of the run's server, which starts on a copy of the template when it does not run yet. */
export async function serverOfRun(template: string): Promise<string> {
  const broker = process.env[brokerVariable]
  if (broker === undefined) throw new Error('no server is offered: the set-up that jest.config.mjs names did not run')
  const reply = await fetch(`${broker}/${encodeURIComponent(template)}`)
  const text = await reply.text()
  if (!reply.ok) throw new Error(text)
  return text
}
