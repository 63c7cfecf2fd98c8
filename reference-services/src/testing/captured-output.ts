import { jest } from '@jest/globals'

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const

/** Hears all that the process says, by whatever way, until it is closed. */
export function captureOutput(): { words(): string; close(): void } {
  const spoken: string[] = []
  const spies = [
    ...methods.map((method) =>
      jest.spyOn(console, method).mockImplementation((...said: unknown[]) => {
        spoken.push(said.map((one) => (one instanceof Error ? (one.stack ?? '') : String(one))).join(' '))
      }),
    ),
    ...[process.stdout, process.stderr].map((stream) =>
      jest.spyOn(stream, 'write').mockImplementation((said: unknown) => {
        spoken.push(String(said))
        return true
      }),
    ),
  ]
  return {
    words: () => spoken.join('\n'),
    close: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
