/** The address that a request comes from. A connection that is closed already has none. */
export const addressOf = ({ ip }: { ip: string | undefined }): string => ip ?? '0.0.0.0'
