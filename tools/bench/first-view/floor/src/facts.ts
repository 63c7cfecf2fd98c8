export const publishes = []
export const subscribes = []
