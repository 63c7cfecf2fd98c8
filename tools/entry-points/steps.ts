/** How far a version has to move. `patch`: contents. `minor`: something added. `major`: something removed or changed. */
export type Step = 'none' | 'patch' | 'minor' | 'major'

/** The version after a step. */
export function nextVersion(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  switch (step) {
    case 'none':
      return version
    case 'patch':
      return `${major}.${minor}.${patch + 1}`
    case 'minor':
      return `${major}.${minor + 1}.0`
    case 'major':
      return `${major + 1}.0.0`
  }
}
