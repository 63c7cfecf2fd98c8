/** No page is later than by so much, however slow the services and the releases are. */
export const pageDeadlineMs = 50
