/** For lists and pages of products, beside the kit of every page: the frame of the shop needs none of it. */
export { Badge, type BadgeTone } from './badge.tsx'
export { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
export { Pager } from './pager.tsx'
export { Price, type PriceProps } from './price.tsx'
export { QuantitySelect, type QuantitySelectProps } from './quantity-select.tsx'
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'
export { SectionHeading } from './section-heading.tsx'
export { type Segment, SegmentedControl } from './segmented-control.tsx'
