import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { aDescriptor, aShell } from '@shop/release-store/testing'

/** Writes the folder of a build in place of the one that was there. */
export async function writeDist(root: string, name: string, files: Readonly<Record<string, string>>): Promise<void> {
  const dist = path.join(root, name, 'dist')
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dist, file), text)
}

export const writeRemote = (root: string, name: string, version: string) =>
  writeDist(root, name, { 'release.json': JSON.stringify(aDescriptor({ name, version })), 'entry.js': version })

export const writeShell = (root: string, version: string) =>
  writeDist(root, 'shell', { 'shell.json': JSON.stringify(aShell({ version })), 'main.js': version })
