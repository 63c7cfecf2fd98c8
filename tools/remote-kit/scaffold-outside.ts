import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RemoteName } from '../scaffold/remote-name.ts'
import { writeTemplate } from '../scaffold/write-template.ts'
import { Refusal } from '../start/refusal.ts'

const templates = path.join(import.meta.dirname, 'templates')

type OutsideRemote = {
  names: RemoteName
  folder: string
  isDom: boolean
  /** Where npm finds the kit: a version, or `file:` and a tarball. */
  kit: string
}

/** Writes the files of a remote that is built with the kit alone; gives their names. A folder that is there is refused. */
export async function scaffoldOutside({ names, folder, isDom, kit }: OutsideRemote): Promise<string[]> {
  if (existsSync(folder)) throw new Refusal(`${folder} is there already: choose another folder`)
  return writeTemplate(path.join(templates, isDom ? 'dom' : 'react'), folder, { ...names, kit })
}
