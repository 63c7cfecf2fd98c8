// The heaviest first view is the order history: its table, sums and choice; what orders again comes with the first press.
export default (await import('@shop/tools/federation')).defineRemote('mfe-account', {
  budgetBytes: 34_800,
  // Points are a member's, of whom nothing is known at the edge.
  browserOnly: ['ordering/points'],
})
