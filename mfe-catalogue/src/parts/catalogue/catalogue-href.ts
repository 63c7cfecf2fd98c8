const segment = (text: string) => encodeURIComponent(text)

/** Addresses below one catalogue, for the screens of this remote. [CAT-002, CAT-003, CAT-004] */
export const catalogueHref = {
  main: (id: string) => `/catalogue/main/${segment(id)}`,
  category: (id: string, categoryId: string) => `/catalogue/category/${segment(id)}/${segment(categoryId)}`,
} as const
