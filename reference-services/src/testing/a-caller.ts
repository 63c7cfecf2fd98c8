import type { EdgeCaller } from '../http/edge-caller.ts'

export const aCaller: EdgeCaller = { address: '10.0.0.1', requestId: '8f14e45fceea167a5a36dedd4bea2543' }
