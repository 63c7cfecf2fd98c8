const network =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|ERR_PNPM_FETCH|dns error|error sending request/i
const lastLines = 25

/** @type {readonly { sign: RegExp, says: string }[]} */
const reasons = [
  {
    sign: /ERR_PNPM_OUTDATED_LOCKFILE|lockfile is not up to date/i,
    says: 'A package.json asks for packages that pnpm-lock.yaml does not name. Run `npx pnpm install` and commit the lockfile.',
  },
  { sign: /ENOSPC|no space left/i, says: 'The disk is full: the packages need about 1 GB.' },
  {
    sign: /EACCES|EPERM|EROFS|permission denied/i,
    says: 'A folder may not be written: see the lines above for which.',
  },
  {
    sign: network,
    says: 'The packages could not be fetched: the npm registry did not answer. The first start needs the network; later ones do not.',
  },
]

/**
 * Says in one sentence why an install failed, for the person who ran it, below pnpm's own last words.
 *
 * @param {string} output
 * @param {NodeJS.Signals | null} signal
 */
export function whyInstallFailed(output, signal = null) {
  if (signal !== null) return `The install was ended by ${signal}.`
  const reason = reasons.find(({ sign }) => sign.test(output))
  const tail = output.trimEnd().split('\n').slice(-lastLines).join('\n')
  return `${tail}\n\n${reason?.says ?? 'The install failed: the lines above are its last.'}`
}
