/** Where a tab keeps the faults that were switched on in it. */
export const faultsKey = 'platform-panel.faults'
