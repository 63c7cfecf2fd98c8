const units = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3600 },
  { name: 'min', seconds: 60 },
] as const

/** `3 d`, `2 h`, `5 min`, `20 s`. */
export function spellAge(seconds: number): string {
  const unit = units.find((one) => seconds >= one.seconds)
  return unit === undefined
    ? `${Math.max(0, Math.floor(seconds))} s`
    : `${Math.floor(seconds / unit.seconds)} ${unit.name}`
}
