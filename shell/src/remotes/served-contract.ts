/** The contract that this shell serves. Raised with every change of what crosses the border. */
export const servedContract = '1.5.0'
