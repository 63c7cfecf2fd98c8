/** Attribute of the element that takes whatever fills a slot; its value is the `id` of the slot. */
export const placeAttribute = 'data-slot-place'

/** Attribute of what the edge has put into that element. */
export const renderedAttribute = 'data-rendered'
