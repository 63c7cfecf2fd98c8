export const identity = {
  issuer: 'https://identity.test',
  clientId: 'todok-shop',
  authorizationEndpoint: 'https://identity.test/auth',
  tokenEndpoint: 'https://identity.test/token',
  revocationEndpoint: 'https://identity.test/token/revocation',
  endSessionEndpoint: 'https://identity.test/session/end',
  jwksEndpoint: 'https://identity.test/jwks',
}
