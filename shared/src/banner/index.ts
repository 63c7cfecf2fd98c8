/** The parts of banners, beside their own looks: links and words that come as data, and slides that turn. */
export { AddressLink } from './address-link.tsx'
export { CarouselControls } from './carousel-controls.tsx'
export { textOnTint } from './text-on-tint.ts'
export { type Carousel, useCarousel } from './use-carousel.ts'
