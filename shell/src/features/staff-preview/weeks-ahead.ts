/** The key of the week that staff look at, in the session. [GRD-008] */
export const weeksAheadKey = 'weeksAhead'
