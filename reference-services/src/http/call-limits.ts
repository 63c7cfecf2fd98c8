/** The most that a call may weigh: the edge passes on no more than the services take. */
export const callLimits = {
  bodyBytes: 64 * 1024,
  /** 999 order numbers in one address, as the favourite marks allow. */
  headerBytes: 64 * 1024,
} as const

/** No answer of the services is a document: opened as one, an SVG runs nothing. */
export const noDocumentPolicy = "default-src 'none'; frame-ancestors 'none'"
