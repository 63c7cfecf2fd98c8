import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type TemporaryWorkspace = {
  root: string
  write(file: string, content: string | object): void
  remove(): void
}

/** A workspace as small as a test needs it. */
export function temporaryWorkspace(files: Readonly<Record<string, string | object>> = {}): TemporaryWorkspace {
  const root = mkdtempSync(path.join(tmpdir(), 'workspace-'))
  const write = (file: string, content: string | object) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  for (const [file, content] of Object.entries(files)) write(file, content)
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) }
}
