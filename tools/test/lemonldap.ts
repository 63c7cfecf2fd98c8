import { existsSync } from 'node:fs'
import { installDebianPackages, isDebianRoot } from './debian.ts'

const plackup = '/usr/bin/plackup'
const portal = '/usr/share/lemonldap-ng/portal/htdocs'
/** The portal, and what its package only recommends and its OpenID Connect needs. */
const packages = [
  'liblemonldap-ng-portal-perl',
  'libplack-perl',
  ...['libconvert-base32-perl', 'libio-string-perl', 'libmime-tools-perl', 'libstring-random-perl'],
]

/** LemonLDAP::NG, an OpenID Connect server that is not ours: the system's, or one that is installed now. */
export function ensureLemonldap(): { plackup: string; portal: string } {
  const isThere = () => existsSync(portal) && existsSync(plackup) && existsSync('/usr/share/perl5/String/Random.pm')
  if (!isThere() && isDebianRoot()) installDebianPackages(packages)
  if (isThere()) return { plackup, portal }
  throw new Error(
    `No LemonLDAP::NG for the journeys with another provider. Install it (Debian: apt-get install ${packages.join(' ')}).`,
  )
}
