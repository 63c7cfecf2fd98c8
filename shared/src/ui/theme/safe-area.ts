/** Padding or inset that keeps clear of notch, round corners and home indicator; nothing where there are none. [MOB-022] */
export const safeArea =
  'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)'
