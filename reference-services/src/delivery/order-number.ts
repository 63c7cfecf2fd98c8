const digits = 6

/** Six digits, zero padded, as the database keeps it: 84612 → 084612. [BIZ-006] */
export const toOrderNumber = (text: string): string => text.padStart(digits, '0')
