export const recipes = [
  { id: 'tonjiru', name: '豚汁', steps: ['野菜を切る', '煮る', '味噌をとく'] },
  { id: 'nikujaga', name: '肉じゃが', steps: ['肉を炒める', '煮含める'] },
] as const
