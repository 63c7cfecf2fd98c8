const numbersOf = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/, 3).map(Number)
  return [major, minor, patch]
}

/**
 * Tells whether a version satisfies a caret range, the one form in which a release names what it needs. The shell asks
 * in the browser what the release check asked before, so there is one answer for both.
 */
export function satisfies(version: string, range: string): boolean {
  if (!/^\^\d+\.\d+\.\d+$/.test(range) || !/^\d+\.\d+\.\d+/.test(version)) return false
  const [major, minor, patch] = numbersOf(version)
  const [wantedMajor, wantedMinor, wantedPatch] = numbersOf(range.slice(1))
  if (major !== wantedMajor) return false
  // Before 1.0.0 every minor may break, before 0.1.0 every patch.
  if (major === 0 && minor !== wantedMinor) return false
  if (major === 0 && minor === 0) return patch === wantedPatch
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch)
}
