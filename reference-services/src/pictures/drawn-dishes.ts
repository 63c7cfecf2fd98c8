/** Cooked dishes and breads, on a field of 100×100. */
const crumbs = (points: string): string =>
  `<path d="${points}" stroke="#F3C983" stroke-width="3.4" stroke-linecap="round"/>`

const croquette = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="5" rx="30" ry="19" fill="#A5631F"/><ellipse rx="30" ry="19" fill="#D08A34"/>${crumbs('M-18-4h.1M-8 6h.1M4-9h.1M14 4h.1M-14 9h.1M20-4h.1M2 2h.1M-4-13h.1')}</g>`

const karaage = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-22 4c-4-12 6-22 18-20 10-6 24 0 24 12 6 10-4 20-16 18-10 6-24 2-26-10Z" fill="#B06A24"/><path d="M-18 0c0-8 8-14 16-12 8-4 18 0 18 8 2 8-6 12-14 10-8 4-18 2-20-6Z" fill="#C9843A"/>${crumbs('M-8-4h.1M6-4h.1M0 4h.1')}</g>`

const shumai = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-20-6q4-8 20-8t20 8q2 16-4 24h-32q-6-8-4-24Z" fill="#F5E3B8"/><path d="M-14-2v18M-5-1v19M5-1v19M14-2v18" stroke="#DFC48C" stroke-width="2.4" stroke-linecap="round"/><ellipse cy="-8" rx="17" ry="7" fill="#D9A07E"/><circle cy="-10" r="4.5" fill="#6FAE4A"/></g>`

const rollSlice = (x: number): string =>
  `<g transform="translate(${x} 50)"><rect x="-13" y="-24" width="30" height="50" rx="12" fill="#D9A026"/><rect x="-17" y="-24" width="30" height="50" rx="12" fill="#F7CE52"/><path d="M-2-14c-10 0-12 26 0 28 8 0 8-18 0-18-4 0-5 8-1 9" stroke="#DFA628" stroke-width="3" fill="none" stroke-linecap="round"/></g>`

const skewer = (y: number): string =>
  `<g transform="translate(50 ${y}) rotate(-6)"><path d="M-46 0h90" stroke="#D9B98C" stroke-width="3.4" stroke-linecap="round"/><rect x="-30" y="-11" width="22" height="22" rx="8" fill="#9A4F22"/><rect x="-5" y="-11" width="22" height="22" rx="8" fill="#A95A28"/><rect x="20" y="-11" width="20" height="22" rx="8" fill="#9A4F22"/><path d="M-26-5h12M-1-5h12M24-5h10" stroke="#D98E4E" stroke-width="3" stroke-linecap="round"/></g>`

const bowl = (body: string, inside: string): string =>
  `<path d="M8 44h84c0 26-16 44-42 44S8 70 8 44Z" fill="${body}"/><path d="M34 86h32v6q-16 4-32 0Z" fill="${body}"/><ellipse cx="50" cy="44" rx="42" ry="15" fill="#fff" opacity=".35"/><ellipse cx="50" cy="44" rx="38" ry="12.5" fill="${inside}"/>`
const steam =
  '<path d="M36 24c-4-6 4-8 0-14M50 22c-4-6 4-8 0-14M64 24c-4-6 4-8 0-14" stroke="#B9C4C8" stroke-width="3" fill="none" stroke-linecap="round"/>'

export const drawnDishes: Readonly<Record<string, string>> = {
  croquette: croquette(38, 36) + croquette(60, 64),
  cutlet: `<g transform="rotate(-8 50 50)">${[0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="M${6 + i * 23} 20q10-8 20 0v54q-10 10-20 2Z" fill="#B97728"/><path d="M${6 + i * 23} 25h7v50q-5 2-7-2Z" fill="#F2DCC4"/>`,
    )
    .join(
      '',
    )}${crumbs('M20 30h.1M22 50h.1M20 66h.1M43 36h.1M45 58h.1M66 30h.1M68 52h.1M66 68h.1M89 38h.1M91 60h.1')}</g>`,
  karaage: karaage(32, 36, -8) + karaage(68, 40, 16) + karaage(48, 66, 4),
  tamagoyaki: rollSlice(24) + rollSlice(52) + rollSlice(80),
  yakitori: skewer(28) + skewer(52) + skewer(76),
  hamburg:
    '<ellipse cx="50" cy="62" rx="42" ry="26" fill="#5A2E18"/><ellipse cx="50" cy="54" rx="40" ry="25" fill="#8A4B28"/><path d="M14 52c6-20 24-22 38-21 18 0 32 8 34 20-6 8-14 2-20 8s-14 0-20 6-14-6-20-4-8-4-12-9Z" fill="#4B210F"/><path d="M30 44q10-8 24-6" stroke="#9A5A38" stroke-width="4" fill="none" stroke-linecap="round"/>',
  shumai: shumai(28, 62) + shumai(72, 62) + shumai(50, 40),
  'spring-roll':
    '<g transform="rotate(-24 50 50)"><rect x="8" y="24" width="80" height="22" rx="10" fill="#C98A3A"/><rect x="14" y="52" width="80" height="22" rx="10" fill="#D89A46"/><path d="M18 30h40M24 58h44" stroke="#F1C67E" stroke-width="4" stroke-linecap="round"/><path d="M70 24l8 22M74 52l8 22" stroke="#A86E26" stroke-width="2.4"/></g>',
  'steamed-bun':
    '<ellipse cx="50" cy="72" rx="40" ry="14" fill="#D9CDB8"/><path d="M10 66C10 40 28 22 50 22s40 18 40 44c0 10-18 14-40 14S10 76 10 66Z" fill="#FDF9F0"/><path d="M50 24c-2 10-8 16-18 22M50 24c2 10 8 16 18 22M50 24v20M50 24c-4 4-12 6-20 6M50 24c4 4 12 6 20 6" stroke="#E0D3BC" stroke-width="3" fill="none" stroke-linecap="round"/>',
  'simmered-dish': `${bowl('#7A4A2C', '#8F5A26')}<circle cx="34" cy="42" r="8" fill="#EE8A3A"/><circle cx="66" cy="42" r="8.5" fill="#E9C98C"/><path d="M44 36l14-3 4 9-14 5Z" fill="#C9A06A"/><path d="M26 48q6 4 12 0M56 50q6-5 13 1" stroke="#6FAE4A" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  'miso-soup': `${steam}${bowl('#8E2B22', '#C99A5A')}<path d="M32 40l9-2 3 6-9 3ZM58 44l9-2 3 5-9 3Z" fill="#FFFDF3"/><path d="M44 49q6-5 13-1M66 39q5 3 9 1" stroke="#2F5E3C" stroke-width="3.6" fill="none" stroke-linecap="round"/>`,
  'rice-bowl': `${bowl('#2F5E8C', '#FFFDF6')}<path d="M14 42q8-20 36-20t36 20q-8 12-36 12T14 42Z" fill="#FFFDF6"/><path d="M22 38q8-14 28-14t28 14q-6 10-28 10T22 38Z" fill="#A8622E"/><path d="M32 34q8-4 14 1M52 31q9-3 16 3M38 42q9-4 18 0" stroke="#E0A56A" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M60 40q4-3 8 0" stroke="#6FAE4A" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  'small-dish': `<ellipse cx="50" cy="66" rx="47" ry="29" fill="#D5E0E5"/><ellipse cx="50" cy="61" rx="47" ry="28" fill="#fff"/><ellipse cx="50" cy="60" rx="38" ry="21" fill="#EEF3F1"/><path d="M18 60q6-26 32-28t34 24q-4 20-34 20T18 60Z" fill="#7A5A2E"/><path d="M28 50l20 7M44 40l18 12M58 60l16-7M34 64l18 2M30 58l12 4" stroke="#E88A3A" stroke-width="5" stroke-linecap="round"/><path d="M36 42l11 6M64 42l10 8M50 70l14-4" stroke="#4B361A" stroke-width="4.4" stroke-linecap="round"/><path d="M48 36q5-5 10 0" stroke="#6FAE4A" stroke-width="4.4" stroke-linecap="round" fill="none"/>`,
  'round-bread':
    '<ellipse cx="50" cy="66" rx="42" ry="18" fill="#A8662A"/><path d="M8 62C8 36 26 24 50 24s42 12 42 38c0 10-18 14-42 14S8 72 8 62Z" fill="#D2924A"/><path d="M22 46c6-10 16-14 28-14" stroke="#F0C68C" stroke-width="6" fill="none" stroke-linecap="round"/><g fill="#4B361A"><circle cx="46" cy="38" r="1.8"/><circle cx="54" cy="42" r="1.8"/><circle cx="58" cy="36" r="1.8"/><circle cx="50" cy="46" r="1.8"/></g>',
  'bread-rolls':
    '<g transform="rotate(-14 50 50)"><ellipse cx="34" cy="42" rx="26" ry="17" fill="#C98A42"/><path d="M14 36q10 8 8 18M26 28q12 12 10 28M42 27q10 12 8 28" stroke="#A5692A" stroke-width="3" fill="none" stroke-linecap="round"/><ellipse cx="66" cy="64" rx="27" ry="18" fill="#D69A52"/><path d="M46 58q10 8 8 18M58 49q12 12 10 30M74 48q11 12 9 30" stroke="#B07532" stroke-width="3" fill="none" stroke-linecap="round"/></g>',
}
