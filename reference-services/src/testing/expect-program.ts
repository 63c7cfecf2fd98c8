import { existsSync } from 'node:fs'

/** Gives the path of a program that a suite runs; fails with a word on how to install it. */
export function expectProgram(file: string, debianPackage: string): string {
  if (!existsSync(file))
    throw new Error(`${file} is not installed, which this suite needs (Debian: apt-get install ${debianPackage})`)
  return file
}
