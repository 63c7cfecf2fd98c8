import path from 'node:path'
import { accessTokenSeconds, clientId, type ProviderFacts } from './provider.ts'

export const lemonldapFolders = ['conf', 'sessions', 'sessions-lock', 'persistent', 'persistent-lock', 'cache']

/** A server of one process, with the files of the pages. */
export const lemonldapProgram = (folder: string, portal: string) => ({
  settings: `[all]
logLevel=error
[configuration]
type=File
dirName=${path.join(folder, 'conf')}
[portal]
staticPrefix=/static
templateDir=${path.join(portal, '../templates')}
languages=en
[handler]
`,
  program: `use Plack::Builder;
use Lemonldap::NG::Portal::Main;
builder {
  enable 'Static', path => qr{^/static/}, root => '${portal}';
  enable 'Static', path => qr{^/javascript/}, root => '/usr/share';
  Lemonldap::NG::Portal::Main->run({})
};
`,
})

type Facts = ProviderFacts & { base: string; folder: string; keys: { privateKey: string; publicKey: string } }

export const lemonldapConfiguration = (number: number, { base, folder, origins, login, keys }: Facts) => ({
  cfgNum: number,
  cfgAuthor: 'journeys',
  cfgDate: 1,
  cfgVersion: '2.16.1',
  portal: `${base}/`,
  domain: 'localhost',
  cookieName: 'lemonldap',
  securedCookie: 0,
  authentication: 'Demo',
  userDB: 'Same',
  passwordDB: 'Demo',
  registerDB: 'Null',
  // Anything that can be loaded: captchas would need libraries of pictures.
  captcha: '::Main::Plugin',
  portalDisplayRegister: 0,
  portalDisplayResetPassword: 0,
  portalDisplayCertificateResetByMail: 0,
  portalDisplayChangePassword: 0,
  demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
  exportedVars: {},
  groups: {},
  macros: { _whatToTrace: 'lc($_user)', member_login: `"${login}"` },
  whatToTrace: '_whatToTrace',
  portalSkin: 'bootstrap',
  locationRules: {},
  exportedHeaders: {},
  applicationList: {},
  globalStorage: 'Apache::Session::File',
  globalStorageOptions: sessionsIn(folder, 'sessions'),
  persistentStorage: 'Apache::Session::File',
  persistentStorageOptions: sessionsIn(folder, 'persistent'),
  localSessionStorage: 'Cache::FileCache',
  localSessionStorageOptions: { cache_root: path.join(folder, 'cache'), namespace: 'sessions', directory_umask: '007' },
  corsEnabled: 1,
  corsAllow_Origin: '*',
  corsAllow_Methods: 'POST,GET',
  corsAllow_Headers: '*',
  ...openIdConnect(base),
  oidcServicePrivateKeySig: keys.privateKey,
  oidcServicePublicKeySig: keys.publicKey,
  oidcServiceKeyIdSig: `key-${number}`,
  oidcRPMetaDataOptions: { shop: clientOptions(origins) },
  oidcRPMetaDataExportedVars: { shop: { email: 'mail' } },
})

const openIdConnect = (base: string) => ({
  issuerDBOpenIDConnectActivation: 1,
  issuerDBOpenIDConnectPath: '^/oauth2/',
  issuerDBOpenIDConnectRule: 1,
  oidcServiceMetaDataIssuer: `${base}/`,
  oidcServiceAllowAuthorizationCodeFlow: 1,
  oidcServiceAllowOffline: 1,
})

const clientOptions = (origins: ProviderFacts['origins']) =>
  Object.fromEntries(
    Object.entries({
      ClientID: clientId,
      Public: 1,
      RequirePKCE: 1,
      RedirectUris: `${origins.shop}/entrance`,
      PostLogoutRedirectUris: `${origins.shop}/`,
      BypassConsent: 1,
      LogoutBypassConfirm: 1,
      IDTokenSignAlg: 'RS256',
      IDTokenForceClaims: 1,
      AccessTokenJWT: 1,
      AccessTokenSignAlg: 'RS256',
      AccessTokenExpiration: accessTokenSeconds,
      RefreshToken: 1,
      AllowOffline: 1,
      AdditionalAudiences: origins.services,
      UserIDAttr: 'member_login',
    }).map(([name, value]) => [`oidcRPMetaDataOptions${name}`, value]),
  )

const sessionsIn = (folder: string, name: string) => ({
  Directory: path.join(folder, name),
  LockDirectory: path.join(folder, `${name}-lock`),
  generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
})
