/** Codes that the documents name, as services send them in `error_status`. Words for them: `static-data/error-messages.json`. */
export const errorCodes = {
  /** This page is older than the services allow. [ERR-001] */
  outdated: 'API_IS_EOL_0000',
  /** [ERR-007] */
  catalogueNotShown: 'CSP1001',
  /** A kind of product that has no page. [ERR-007, CAT-059] */
  wrongProductKind: 'CSP9008',
  /** Not for visitors: they are to log in first. [ERR-006] */
  loginFirst: 'CSP9998',
  /** An entry of the application, or the registration itself. [ERR-008] */
  registration: 'CSP17004',
  /** [ERR-009] */
  afterMaintenanceStart: 'CSP50003',
  /** [ERR-009] */
  prohibitedMember: 'CSP60001',
} as const
