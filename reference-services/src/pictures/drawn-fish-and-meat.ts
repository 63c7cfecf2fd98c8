/** Raw fish and meat beyond fillets and slices, on a field of 100×100. */
const smallFish = (y: number): string =>
  `<g transform="translate(50 ${y})"><path d="M-42 0C-28-13 4-14 24-5l16-9v24l-16-8C4 11-28 12-42 0Z" fill="#B9C6CE"/><path d="M-42 0C-28-13 4-14 24-5 6-4-20-2-42 0Z" fill="#5F7686"/><circle cx="-31" cy="-2" r="2.6" fill="#1F2C33"/><path d="M-22-6q4 6 0 11" stroke="#8C9BA5" stroke-width="2" fill="none"/></g>`

const chikuwa = (y: number, turn: number): string =>
  `<g transform="translate(50 ${y}) rotate(${turn})"><rect x="-42" y="-11" width="84" height="22" rx="10" fill="#F3E4C8"/><rect x="-30" y="-11" width="56" height="22" fill="#C98A46"/><path d="M-26-5h48M-24 3h30" stroke="#E2B27A" stroke-width="3" stroke-linecap="round"/><ellipse cx="40" rx="5" ry="10" fill="#FBF4E4"/><ellipse cx="40" rx="2.6" ry="5.4" fill="#8A6A42"/></g>`

const kamaboko = (x: number): string =>
  `<g transform="translate(${x} 52)"><path d="M-15 20v-18c0-30 34-30 34 0v18Z" fill="#D87A93"/><path d="M-19 20v-18c0-30 34-30 34 0v18Z" fill="#EFA0B4"/><path d="M-14 20v-17c0-22 24-22 24 0v17Z" fill="#FFFDFB"/><rect x="-19" y="20" width="38" height="5" rx="1.5" fill="#D9B98C"/></g>`

const blockOf = (lean: string, shade: string, fat: string): string =>
  `<path d="M10 42 50 22l42 16v30L52 88 10 70Z" fill="${shade}"/><path d="M10 42 50 22l42 16-40 20Z" fill="${lean}"/><path d="M10 42 50 22l5 2-40 20Z" fill="${fat}"/><path d="M52 58v30l40-20V38Z" fill="${shade}"/><path d="M10 42v28l42 18V58Z" fill="${lean}"/><path d="M10 50l42 17M10 62l42 17" stroke="${fat}" stroke-width="4.5" fill="none"/><path d="M26 40l22-10M44 46l24-11" stroke="${fat}" stroke-width="2.6" stroke-linecap="round" opacity=".8"/>`

export const drawnFishAndMeat: Readonly<Record<string, string>> = {
  'small-fish': smallFish(26) + smallFish(50) + smallFish(74),
  'opened-fish':
    '<path d="M50 12c-8 6-14 4-18 12C20 42 22 66 44 82l-4 12h20l-4-12c22-16 24-40 12-58-4-8-10-6-18-12Z" fill="#E9D6B4"/><path d="M50 14v68M50 30c-8-2-14 2-18 8M50 44c-8-2-16 2-20 8M50 58c-8-2-12 2-16 8M50 30c8-2 14 2 18 8M50 44c8-2 16 2 20 8M50 58c8-2 12 2 16 8" stroke="#C9AA78" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M32 24C20 42 22 66 44 82M68 24c12 18 10 42-12 58" stroke="#7E8C97" stroke-width="4" fill="none"/>',
  chikuwa: chikuwa(30, -8) + chikuwa(54, 2) + chikuwa(76, -6),
  kamaboko: kamaboko(24) + kamaboko(50) + kamaboko(76),
  'pork-block': blockOf('#E58E93', '#CF6F78', '#FBE7E2'),
  liver:
    '<path d="M10 52c2-22 22-32 42-28 22 2 38 12 38 26 0 8-8 10-16 8-10-2-14 6-20 14-8 10-24 10-34 2-8-6-11-12-10-22Z" fill="#7A2A2E"/><path d="M18 48c4-14 18-20 32-18" stroke="#A8575A" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M40 60c8-6 20-8 32-8" stroke="#5E1D22" stroke-width="3" fill="none" stroke-linecap="round"/>',
  offal:
    '<g fill="none" stroke-linecap="round"><path d="M16 40c10-20 24 4 34-10s24 2 34-8" stroke="#E7B7A8" stroke-width="15"/><path d="M14 66c12-16 22 6 36-8s22 8 36-4" stroke="#DDA595" stroke-width="15"/><path d="M18 38c10-16 22 2 32-9s22 0 32-7M16 64c12-13 22 4 34-7s22 5 34-3" stroke="#F6DDD2" stroke-width="4"/></g>',
}
