import { type AttemptLimits, minuteMs } from '../login-attempts.ts'

/** Each sends a mail: fewer than guesses at a password. */
export const resetLimits: AttemptLimits = {
  kind: 'password reset',
  fromOnePlace: { max: 3, windowMs: 15 * minuteMs },
  ofOnePlace: { max: 20, windowMs: 15 * minuteMs },
  fromEverywhere: { max: 6, windowMs: 60 * minuteMs },
}
