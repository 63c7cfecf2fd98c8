/** A place in a script of a release, as it stands in a report or in a frame of a stack; line and column count from 1. */
export type ReleasedPlace = {
  file: string
  line: number
  column: number
  /** The release that the address of a frame names. */
  release?: { name: string; version: string }
}

const place = /([\w.~-]+\.js)(?:\?[^\s()]*?)?:(\d{1,7}):(\d{1,7})\)?$/

/**
 * Reads `file.js:line:column`, or a whole frame of a stack, whose address names the release as well:
 * `at f (https://host/mfe-a/1.0.0%2B1a2b/top.js:1:23)`. Gives nothing for what is neither.
 */
export function readPlace(text: string): ReleasedPlace | undefined {
  const [, file, line = '', column = ''] = place.exec(text.trim()) ?? []
  if (file === undefined || Number(line) < 1 || Number(column) < 1) return undefined
  const release = releaseOf(text)
  return { file, line: Number(line), column: Number(column), ...(release === undefined ? {} : { release }) }
}

const address = /https?:\/\/[^/\s]+\/(?:[^\s?]*\/)?(_shell|[a-z][a-z0-9-]*)\/([\w.+%-]+)\/[\w.~-]+\.js/

/** Files of a remote stand at `/name/version/`, those of the shell at `/_shell/version/`. */
function releaseOf(frame: string): ReleasedPlace['release'] {
  const [, name, version = ''] = address.exec(frame) ?? []
  if (name === undefined) return undefined
  return { name: name === '_shell' ? 'shell' : name, version: version.replace(/%2b/gi, '+') }
}
