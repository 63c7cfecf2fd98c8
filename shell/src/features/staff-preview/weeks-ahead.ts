/** The key of the week that staff look at, in the session. */
export const weeksAheadKey = 'weeksAhead'
