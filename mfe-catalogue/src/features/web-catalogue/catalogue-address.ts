/** For visitors; members go on where they left off. */
const defaultMediumCode = '4010'
const maxMediumDigits = 8
const maxPageDigits = 3

/** Digits as the partner writes them: full-width ones stand in no address that it or the shop has made. */
function positiveNumber(text: string | null, maxDigits: number): string | undefined {
  if (text === null || text.length > maxDigits || !/^\d+$/.test(text)) return undefined
  return Number(text) > 0 ? text : undefined
}

/** Which medium the address names, at which page. Of a parameter that comes twice the first counts. */
export function readCatalogueAddress(
  query: Pick<URLSearchParams, 'get'>,
  isVisitor: boolean,
): { mediumCode: string; page: string | undefined } {
  const named = positiveNumber(query.get('selectedBaitaiCode'), maxMediumDigits)
  return {
    mediumCode: named ?? (isVisitor ? defaultMediumCode : ''),
    page: positiveNumber(query.get('page'), maxPageDigits),
  }
}
